/** Languages: one Fluent file each, loaded when it is chosen. The words live in src/stella/content/messages. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { speak } from './api';
import { setting } from './storage';

export const LANGUAGES = { en: 'English', de: 'Deutsch', bg: 'Български', nl: 'Nederlands', pl: 'Polski', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>('@messages/*.ftl', { import: 'default' });
const isOurs = (language: string): language is Language => language in LANGUAGES;

class Speech {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  /** Say a message in the player's language. */
  say(id: string, values?: Record<string, FluentVariable>): string {
    const pattern = this.#bundle?.getMessage(id)?.value;
    return pattern ? this.#bundle!.formatPattern(pattern, values ?? null, []) : id;
  }

  /** Speak another language from now on; the device remembers it if a person chose it. */
  async choose(language: Language, isChoice = true): Promise<void> {
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1];
    if (!load) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(await load()));
    speak(language);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    if (isChoice) setting.language.set(language);
  }
}

export const speech = new Speech();
export const t = (id: string, values?: Record<string, FluentVariable>): string => speech.say(id, values);

/** The language to begin with: chosen before, else the first of the browser's that we speak. */
export function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('language');
  const wishes = [asked, setting.language.get(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish): wish is Language => wish !== null && isOurs(wish)) ?? 'en';
}
