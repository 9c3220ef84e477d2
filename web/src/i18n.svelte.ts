/** Languages: one Fluent file each, loaded when it is chosen. The messages are in src/stella/content/messages. */
import names from '@messages/languages.json';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak } from './net/api';
import { setting } from './device/storage';

/** The name of each language in that language. This is the only list of our languages; the server reads it too. */
export type Language = keyof typeof names;
export const LANGUAGES: Readonly<Record<Language, string>> = names;

/** The messages by language file, loaded when they are needed. */
export type Files = Record<string, () => Promise<string>>;

const files: Files = import.meta.glob<string>('@messages/*.ftl', { import: 'default' });
/** Whether Stella has a language. */
export const isOurs = (language: string): language is Language => language in LANGUAGES;

class Locale {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #parts = [files];
  #needed = new Map<Files, Promise<void>>();

  /** Return a message in the player's language. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, values ?? null, []) : id;
  }

  /** Load another part of the messages, in this language and in any that is chosen later. */
  need(part: Files): Promise<void> {
    let needed = this.#needed.get(part);
    if (!needed) {
      if (!this.#parts.includes(part)) this.#parts.push(part);
      needed = this.choose(this.language, false);
      this.#needed.set(part, needed);
      needed.catch(() => this.#needed.delete(part)); // requested again next time
    }
    return needed;
  }

  /** Change the language; the device stores it if a person chose it. */
  async choose(language: Language, isChoice = true): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const part of this.#parts) {
      const load = Object.entries(part).find(([path]) => path.includes(`/${language}.ftl`))?.[1];
      if (!load) return;
      bundle.addResource(new FluentResource(await load()));
    }
    speak(language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    if (isChoice) setting.language.set(language);
  }
}

export const locale = new Locale();
export const t = (id: string, values?: Record<string, FluentVariable>): string => locale.say(id, values);

/** Several things in one sentence, joined as the player's language does: 'Ana, Ben and Eva'. */
export const list = (things: readonly string[]): string =>
  new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(things);

/** A sentence to be put between quotation marks: its outer quotation marks become inner ones. */
export function inQuotes(text: string, marks = t('quote-marks')): string {
  const [open, close, innerOpen, innerClose] = marks;
  const quoted = new RegExp(`${open}([^${open}${close}]*)${close}`, 'g');
  return text.replace(quoted, `${innerOpen}$1${innerClose}`);
}

/** The names of languages in the player's language. */
export function languageNames(codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locale.language, { type: 'language' });
  return list(codes.map((code) => names.of(code) ?? code));
}

/** The first language: chosen earlier, else the browser's first language that Stella has. */
export function firstLanguage(): Language {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once
  const asked = new URLSearchParams(location.search).get('language');
  const wishes = [
    asked,
    setting.language.get(),
    ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()),
  ];
  return wishes.find((wish): wish is Language => wish !== null && isOurs(wish)) ?? 'en';
}
