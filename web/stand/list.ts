/** The page that lists every state: choose a device and a language, see all states, or open one. */
import names from '@messages/languages.json';
import { SIZES, type Device } from './sizes';
import { STATES } from './states';

const SCALE = 0.33;
const wishes = new URLSearchParams(location.search);
const device = (wishes.get('device') ?? 'phone') as Device;
const language = wishes.get('language') ?? 'en';

const link = (text: string, address: string, isHere = false): HTMLAnchorElement => {
  const made = document.createElement('a');
  made.textContent = text;
  made.href = address;
  if (isHere) made.ariaCurrent = 'page';
  return made;
};
const here = (to: { device?: string; language?: string }): string =>
  `?${new URLSearchParams({ device, language, ...to })}`;

document
  .querySelector('nav')
  ?.append(
    ...Object.keys(SIZES).map((each) => link(each, here({ device: each }), each === device)),
    ...Object.entries(names).map(([each, name]) => link(name, here({ language: each }), each === language)),
  );

const [width, height] = SIZES[device];
document.querySelector('main')?.append(
  ...STATES.map(({ name }) => {
    const address = `/?${new URLSearchParams({ stand: name, language })}`;
    const figure = document.createElement('figure');
    const caption = document.createElement('figcaption');
    const frame = document.createElement('iframe');
    caption.append(link(name, address));
    Object.assign(frame, { src: address, width, height, loading: 'lazy', title: name });
    frame.style.scale = String(SCALE);
    figure.style.width = `${width * SCALE}px`;
    figure.style.height = `${height * SCALE + 24}px`;
    figure.append(caption, frame);
    return figure;
  }),
);
