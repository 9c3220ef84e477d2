/** Spaces and hyphens that must not end a line: as src/stella/content/spacing.py, from the same table, for the client. */
import { readFileSync } from 'node:fs';

const [NO_BREAK, JOINER] = ['\u00a0', '\u2060'];
// While a message is spaced, these stand for its placeables: one that will be a number, one that will be anything else.
const [NUMBER, ANYTHING] = ['\ue000', '\ue001'];
const BEFORE = /^(?:[a-zA-Z-][\w-]* *= *|\s*\.[\w-]+ *= *|\s*\*?\[[^\]]*\] *|\s*)/;
const PLACEABLE = /\{[^{}]*\}/g;

const TABLE = JSON.parse(
  readFileSync(new URL('../src/stella/content/messages/spacing.json', import.meta.url), 'utf8'),
);

const oneOf = (words) => `(?:${words.join('|')})`;
const capitalized = (word) => word[0].toUpperCase() + word.slice(1);
const isNumber = (placeable) => TABLE.numbers.includes(placeable.replace(/^\{ *\$?| *\}$/g, ''));

function rules(language) {
  const habits = TABLE.languages[language];
  if (!habits) return [];
  const number = `[\\d${NUMBER}]`;
  const notLoose = `(?!${oneOf(habits.loose)}(?!\\p{L}))`;
  const counted = oneOf([...habits.counted, ...habits.counted.map(capitalized)]);
  const found = [
    [`(${number}) (?=${notLoose}(?:\\p{L}|[%×${ANYTHING}]))`, `$1${NO_BREAK}`],
    ['(×) ', `$1${NO_BREAK}`],
    [' (?=[…–])', NO_BREAK],
    [`(?<!\\p{L})(${counted}) (?=${number}|[IVX]+(?!\\p{L}))`, `$1${NO_BREAK}`],
  ];
  if (habits.clinging.length > 0) {
    const [small, large] = [oneOf(habits.clinging), oneOf(habits.clinging.map((word) => word.toUpperCase()))];
    found.push([`(?<![^\\s(„])(${small}) (?=\\S)`, `$1${NO_BREAK}`]);
    found.push([`(^|[.!?:] )(${large}) (?=\\S)`, `$1$2${NO_BREAK}`]); // elsewhere, a large I is a number
  }
  if (habits.ordinal) found.push([`(${number}\\.|[IVX]\\.) (?=[${habits.ordinal}])`, `$1${NO_BREAK}`]);
  if (habits.whole) found.push([`(?<=\\p{L}|${number})-(?=\\p{L})`, `-${JOINER}`]);
  return found.map(([pattern, replacement]) => [new RegExp(pattern, 'gu'), replacement]);
}

function spacedLine(line, ours) {
  if (line.startsWith('#') || line.endsWith('->')) return line;
  const before = BEFORE.exec(line)[0];
  const rest = line.slice(before.length);
  const placeables = rest.match(PLACEABLE) ?? [];
  const text = rest.replace(PLACEABLE, (found) => (isNumber(found) ? NUMBER : ANYTHING));
  const bound = ours.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text);
  return before + bound.replace(new RegExp(`[${NUMBER}${ANYTHING}]`, 'g'), () => placeables.shift());
}

/** A Fluent file with the texts of its messages spaced; ids, selectors, placeables and comments stay. */
export function spacedMessages(source, language) {
  const ours = rules(language);
  return source
    .split('\n')
    .map((line) => spacedLine(line, ours))
    .join('\n');
}
