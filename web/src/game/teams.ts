/** Seats that several people play together: their names, who is ready, and whose turn it is to point. */
import { t } from '../i18n.svelte';
import type { Colour, SeatInfo } from '../net/protocol';
import type { Play } from './play.svelte';

export const MOST_MEMBERS = 6;

const NAMES: Record<Colour, string> = {
  orange: 'team-orange',
  pink: 'team-pink',
  blue: 'team-blue',
  purple: 'team-purple',
  green: 'team-green',
  yellow: 'team-yellow',
};

/** The name of a team without a chosen one, in the language of the page. */
export const teamName = (colour: Colour): string => t(NAMES[colour]);

/** The name of a seat. A team without a chosen name is named after its colour. */
export const seatName = ({ colour, name, members }: SeatInfo): string =>
  members?.length && name.toLowerCase() === colour ? teamName(colour) : name;

/** The team of this device, if it is one. */
export interface Team {
  members: string[];
  /** The position of the person who holds this device; -1 if it is unknown. */
  me: number;
  isReady: boolean;
  /** Whose turn it is to point, by position. */
  pointer: number;
  /** The people who are ready, and those who are not. */
  ready: string[];
  waiting: string[];
}

export function teamOf(play: Play): Team | null {
  const { room, you } = play;
  const members = you === null ? [] : (room?.view?.seats[you]?.members ?? []);
  if (!room || members.length < 2) return null;
  const ready = room.mine?.ready ?? [];
  const me = members.indexOf(room.memberName);
  const rounds = [...(play.table.rounds ?? []).map(({ pointed }) => pointed), play.pointed];
  const turns = rounds.flat().filter(([, scout]) => scout === you).length;
  return {
    members,
    me,
    isReady: ready.includes(me),
    pointer: turns % members.length,
    ready: members.filter((_, place) => ready.includes(place)),
    waiting: members.filter((_, place) => !ready.includes(place)),
  };
}
