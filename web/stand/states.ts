/** Every state of every screen that the stand shows: its address, its recording, and the element to wait for. */

export interface State {
  name: string;
  /** The recording for the screen: a file in `recordings`. */
  recording: string;
  /** The path of the page; `CODE` and `RECORD` stand for those of the recording. */
  path: string;
  /** What is on the screen when the state is reached. */
  shows: string;
  /** What a player presses on the way: the first match of each selector, as soon as there is one. */
  presses?: readonly string[];
  /** The player continues until the state is reached, scene by scene. */
  isHurried?: boolean;
  /** Whether the connection to the server is lost after the recording, or never existed. */
  line?: 'lost' | 'none';
}

type Rest = Partial<Omit<State, 'name' | 'shows'>>;
const seat = (name: string, shows: string, rest: Rest = {}): State => ({
  name,
  shows,
  recording: name,
  path: '/r/CODE',
  ...rest,
});
const at =
  (path: string) =>
  (name: string, shows: string, rest: Rest = {}) =>
    seat(name, shows, { path, ...rest });
const tv = at('/tv/CODE');
const watch = at('/watch/CODE');

export const STATES: readonly State[] = [
  at('/')('door', '.door'),
  at('/rules')('rules', '.rules', { recording: 'door' }),
  at('/learn')('learn', 'main', { recording: 'door' }),
  seat('join', '.join', { recording: 'join' }),
  seat('lobby-alone', '.lobby'),
  seat('lobby', '.lobby'),
  seat('lobby-guest', '.lobby'),
  seat('lobby-full', '.lobby'),
  seat('lobby-bots', 'dialog[open]', { recording: 'lobby', presses: ['.free .add'] }),
  seat('lobby-menu', 'dialog[open]', { recording: 'lobby', presses: ['.around .icbtn'] }),
  seat('lobby-words', 'dialog[open]', { recording: 'lobby', presses: ['.options .btn--quiet'] }),
  seat('associate', '.table .foot [data-main]'),
  seat('associate-marked', '.table .foot [data-main]:not(:disabled)'),
  seat('associate-enlarged', 'dialog[open]', {
    recording: 'associate-marked',
    presses: ['.board .zoom'],
  }),
  seat('associate-tv', '.table .foot [data-main]:not(:disabled)'),
  seat('associate-asked', '.question'),
  seat('associate-ready', '.foot.waits'),
  seat('announce', '.verdict.isSaid'),
  seat('reveal-turn', '.foot [data-main]'),
  seat('reveal-chosen', '.foot [data-main]:not(:disabled)', {
    recording: 'reveal-turn',
    presses: ['.board button.card.pointable'],
  }),
  seat('reveal-waits', '.foot.waits, .foot .aside'),
  seat('spark', '.pointing.isOver'),
  seat('super-spark', '.moment'),
  seat('fall', '.pointing.fall.isOver', { isHurried: true }),
  seat('dark', '.cracking', { recording: 'score', isHurried: true }),
  seat('score', '.sheetscreen', { isHurried: true }),
  seat('finale', '.finale', { isHurried: true }),
  seat('end', '.end'),
  seat('evening', '.end .evening'),
  at('/r/CODE/games')('games', '.games'),
  at('/replay/RECORD')('replay', '.controls'),
  watch('watch-lobby', '.tvlobby'),
  watch('watch-associate', '.table'),
  watch('watch-announce', '.verdict.isSaid'),
  watch('watch-spark', '.pointing.isOver'),
  watch('watch-score', '.sheetscreen', { isHurried: true }),
  watch('watch-menu', 'dialog[open]', { recording: 'watch-associate', presses: ['.bar .icbtn'] }),
  tv('tv-lobby', '.tvlobby'),
  tv('tv-associate', '.table'),
  tv('tv-announce', '.verdict.isSaid'),
  tv('tv-reveal', '.table'),
  tv('tv-spark', '.pointing.isOver'),
  tv('tv-super-spark', '.moment'),
  tv('tv-fall', '.pointing.fall.isOver', { isHurried: true }),
  tv('tv-score', '.sheetscreen', { isHurried: true }),
  tv('tv-finale', '.finale', { isHurried: true }),
  tv('tv-end', '.end'),
  at('/r/CODE?introduction')('introduction', '.coach'),
  seat('seat-gone', '.trouble'),
  seat('no-such-table', '.trouble'),
  at('/nowhere')('no-such-page', '.trouble', { recording: 'door' }),
  seat('no-server', '.opening .hint', { recording: 'lobby', line: 'none' }),
  seat('line-lost', '.line', { recording: 'associate-marked', line: 'lost' }),
];

export const named = (name: string): State => {
  const found = STATES.find((state) => state.name === name);
  if (!found) throw new Error(`The stand has no state '${name}'.`);
  return found;
};
