// Generated from the Python wire types by `make wire`. Do not edit.

/** Agree to the other word that somebody asked for (rules §3.2). */
export interface AgreeToOtherWord {
  type: "agree_to_other_word";
}

/** Ask the group to use the other word of the card (rules §3.2). */
export interface AskForOtherWord {
  type: "ask_for_other_word";
}

/** Ask for a stand-in for a seat that is away and that the others wait for. */
export interface AskForStandIn {
  type: "ask_for_stand_in";
  colour: Colour;
}

/** Host, after a game: change seats or options before the next one. */
export interface BackToLobby {
  type: "back_to_lobby";
}

/** Signal that the seat has marked all it wants (rules §3.4). */
export interface BeReady {
  type: "be_ready";
}

/** The seat is ready (rules §3.4). A question for the other word lapses (rules §3.2). */
export interface BecameReady {
  type: "became_ready";
  seat: number;
}

/** The scout pointed at a card that `markers` marked, the scout too; `filled` filled its stars (rules §5.3). */
export interface CardPointed {
  type: "card_pointed";
  seat: number;
  card: number;
  outcome: Outcome;
  markers: number[];
  filled: number[];
}

/** One picture of a deck: where its files are and what it shows. */
export interface CardText {
  id: string;
  title: string;
  description: string;
  pictures: Record<string, string>;
}

/** Host, in the lobby: choose other options. */
export interface ChangeOptions {
  type: "change_options";
  options: Options;
}

/** Change the own name, colour or language; what is None stays. */
export interface ChangeSeat {
  type: "change_seat";
  name?: string | null;
  colour?: Colour | null;
  language?: string | null;
}

/** A character that can be seated. */
export interface CharacterInfo {
  id: string;
  name: string;
  face: string;
  temperament: string;
}

/** The six seat colours (rules §1.5). */
export type Colour = "blue" | "green" | "orange" | "pink" | "purple" | "yellow";

/** A deck that can be chosen. */
export interface DeckInfo {
  id: string;
  title: string;
  cards: number;
  hash: string;
}

/** A deck in one language. A card's place in the list is its number in the game. */
export interface DeckTexts {
  id: string;
  hash: string;
  cards: CardText[];
}

/** Keep the clue as it is; the question is off the table (rules §3.2). */
export interface DeclineOtherWord {
  type: "decline_other_word";
}

/** Do something; answered by `done` or `refused` with the same `id`. */
export interface Do {
  type: "do";
  id: number;
  command: ChangeSeat | LeaveSeat | ChangeOptions | SeatBot | RemoveSeat | PassHost | WriteWords | StartGame | BackToLobby | SetOrder | AskForStandIn | TakeSeatBack | NeedMoreTime | MarkCards | UnmarkCards | SubmitSlate | BeReady | NotReady | AskForOtherWord | AgreeToOtherWord | DeclineOtherWord | PointAt | React;
}

/** A command was carried out and is durable. */
export interface Done {
  type: "done";
  id: number;
  version: number;
}

/** The game is over (rules §8.1); the secret is public and opens the seal of the start. */
export interface GameEnded {
  type: "game_ended";
  totals: number[];
  winners: number[];
  secret: Secret;
}

/** The server closes the socket; `code` says why: `restarting`, `seat_moved`, `seat_removed`, `idle` or an error. */
export interface Goodbye {
  type: "goodbye";
  version: number;
  code: string;
  sentence: string;
}

/** What the introduction asks a newcomer to do in its round; to be left aside if the clue is another one. */
export interface Guide {
  clue: string;
  cards: number[];
}

/** The first message on a socket. `known` is the last version the client has seen. */
export interface Hello {
  type: "hello";
  role: Role;
  token?: string | null;
  language?: string;
  known?: number;
  protocol?: number;
}

/** What this server offers, in the language asked for. */
export interface Info {
  protocol: number;
  build: string;
  address: string;
  languages: string[];
  decks: DeckInfo[];
  characters: CharacterInfo[];
  emoji: string[];
}

/** Get up. In a running game a stand-in plays on. */
export interface LeaveSeat {
  type: "leave_seat";
}

/** Add cards to the seat's slate (rules §3.3). */
export interface MarkCards {
  type: "mark_cards";
  cards: number[];
}

/** Add time to the running clock. */
export interface NeedMoreTime {
  type: "need_more_time";
}

/** Open the introduction: a table with three bots that is the same for everybody. */
export interface NewIntroduction {
  name: string;
  language?: string;
}

/** Open a room; with a name, its first seat and host is taken at once. */
export interface NewRoom {
  options?: Options;
  name?: string | null;
  colour?: Colour | null;
  language?: string;
}

/** Take readiness back while somebody else is still marking (rules §3.4). */
export interface NotReady {
  type: "not_ready";
}

/** The options of a room; every one has a sensible default. */
export interface Options {
  seats?: number;
  source?: WordSource;
  deck?: string;
  associate_seconds?: number | null;
  point_seconds?: number | null;
  grace_seconds?: number;
  is_public?: boolean;
}

/** The seat agrees to the other word. */
export interface OtherWordAgreed {
  type: "other_word_agreed";
  seat: number;
}

/** The seat asks for the other word, and agrees to it. */
export interface OtherWordAsked {
  type: "other_word_asked";
  seat: number;
}

/** The seat keeps the clue; the question is off the table. */
export interface OtherWordDeclined {
  type: "other_word_declined";
  seat: number;
}

/** What pointing at a card made (rules §5.3). */
export type Outcome = "fall" | "spark" | "super_spark";

/** What only the holder of a seat sees of the room. */
export interface OwnView {
  colour: Colour;
  words?: string[][];
  order?: number[];
}

/** Host: make somebody else the host. */
export interface PassHost {
  type: "pass_host";
  colour: Colour;
}

/** Where a room is. */
export type Phase = "finished" | "lobby" | "playing";

/** Who plays a seat when the game starts. */
export interface Player {
  name: string;
  colour: Colour;
  language?: string;
  is_bot?: boolean;
}

/** Point, as scout, at one marked card (rules §5.2). */
export interface PointAt {
  type: "point_at";
  card: number;
}

/** One card pointed at this round, as `[card, scout, outcome, markers, filled]`. */
export type Pointing = [number, number, Outcome, number[], number[]];

/** Who is here now. */
export interface Presence {
  type: "presence";
  version: number;
  here: Colour[];
  spectators: number;
  tvs: number;
}

/** The body of every HTTP error: a stable code, and a sentence in the language asked for. */
export interface Problem {
  code: string;
  sentence: string;
}

/** Show one of the emoji to the room; not kept. */
export interface React {
  type: "react";
  emoji: string;
}

/** Somebody reacted. */
export interface Reaction {
  type: "reaction";
  version: number;
  colour: Colour;
  emoji: string;
}

/** The seat goes on marking. */
export interface ReadinessTakenBack {
  type: "readiness_taken_back";
  seat: number;
}

/** Why a bot marked a card in the last scored round. */
export interface Reason {
  seat: number;
  card: number;
  sentence: string;
}

/** Names a deck or a word list by its id and the SHA-256 of its content. */
export interface Reference {
  id: string;
  hash: string;
}

/** A command was refused: a stable code, and a sentence in the player's language. Nothing has changed. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  version: number;
  code: string;
  sentence: string;
}

/** Host, in the lobby: ask a person or a bot to get up. */
export interface RemoveSeat {
  type: "remove_seat";
  colour: Colour;
}

/** One step of a finished game: what happened, and the table afterwards. */
export interface ReplayStep {
  facts: (TableLaid | RoundStarted | SlateMarked | BecameReady | ReadinessTakenBack | OtherWordAsked | OtherWordAgreed | OtherWordDeclined | WordSwapped | SlatesSealed | CardPointed | SlatesOpened | GameEnded)[];
  table: TableView;
  own: SeatView | null;
}

/** What a socket is: a player's, somebody who watches, or the screen in the middle of the room. */
export type Role = "seat" | "spectator" | "tv";

/** A room before one enters it. */
export interface RoomSummary {
  code: string;
  phase: string;
  seats: SeatInfo[];
  free: Colour[];
  capacity: number;
  deck: string;
}

/** A room as everybody sees it. */
export interface RoomView {
  code: string;
  phase: Phase;
  options: Options;
  host: Colour | null;
  seats: SeatInfo[];
  games?: number;
  blank_cards?: number;
  deadline?: number | null;
  record?: string | null;
  guide?: Guide | null;
}

/** The pictures lie on the table and the word card is turned over (rules §3.1, §7.3). */
export interface RoundStarted {
  type: "round_started";
  round: number;
  table: number[];
  card: WordCard;
  first_scout: number;
}

/** One seat's line of a scored round, as `[sparks, super_sparks, is_dark, has_fallen, points]`. */
export type Score = [number, number, boolean, boolean, number];

/** Host, in the lobby: let a character of the program sit down. */
export interface SeatBot {
  type: "seat_bot";
  character: string;
  level?: number;
}

/** A taken seat as everybody sees it. The place in the list is the seat's number in the game. */
export interface SeatInfo {
  colour: Colour;
  name: string;
  language: string;
  character?: string | null;
  level?: number | null;
  has_stand_in?: boolean;
}

/** What one seat made of a round: fields filled as sparks and super-sparks, and the points they are worth (§6). */
export interface SeatScore {
  sparks: number;
  super_sparks: number;
  is_dark: boolean;
  has_fallen: boolean;
  points: number;
}

/** What one seat sees besides: its own slate and what it may do now. */
export interface SeatView {
  seat: number;
  marks?: number[];
  may?: string[];
  pointable?: number[];
}

/** A seat, and the secret token that owns it. `colour` and `token` are None for a room opened without a seat. */
export interface Seated {
  code: string;
  colour?: Colour | null;
  token?: string | null;
}

/** All chance of one game: the seed, and the salt that hides it until the game is over. Both hexadecimal. */
export interface Secret {
  seed: string;
  salt: string;
}

/** Put own marked cards in an order to be pointed at by themselves, as soon as it is this seat's turn. */
export interface SetOrder {
  type: "set_order";
  cards: number[];
}

/** Your own slate now holds exactly these cards. */
export interface SlateMarked {
  type: "slate_marked";
  seat: number;
  cards: number[];
}

/** A round is scored and every slate is public, each with the salt that opens its seal. */
export interface SlatesOpened {
  type: "slates_opened";
  round: number;
  scores: SeatScore[];
  slates: number[][];
  salts: string[];
}

/** All slates are locked: how many cards each marked, who is in the dark, and the seal of every slate. */
export interface SlatesSealed {
  type: "slates_sealed";
  numbers: number[];
  in_the_dark: number | null;
  seals: string[];
}

/** Host: start a game, or the next one with the same people. */
export interface StartGame {
  type: "start_game";
}

/** The step that waits for players. Announcing and scoring follow by themselves, so nobody waits in them. */
export type Step = "associate" | "over" | "reveal";

/** A finished game, step by step. */
export interface Steps {
  id: string;
  players: Player[];
  deck: string;
  steps: ReplayStep[];
}

/** Make the slate exactly these cards and, unless told otherwise, be ready. */
export interface SubmitSlate {
  type: "submit_slate";
  cards: number[];
  is_ready?: boolean;
}

/** A game started; `seal` is the salted SHA-256 of its seed. */
export interface TableLaid {
  type: "table_laid";
  players: Player[];
  deck: Reference;
  words: Reference;
  source: WordSource;
  seal: string;
}

/** What everybody sees: the same for all seats, spectators and TVs. */
export interface TableView {
  round: number;
  step: Step;
  table: number[];
  card: WordCard;
  clue: string;
  first_scout: number;
  seal: string;
  totals: number[];
  sheet?: Score[][];
  is_swapped?: boolean;
  ready?: number[];
  agreed?: number[];
  numbers?: number[];
  in_the_dark?: number | null;
  seals?: string[];
  scout?: number | null;
  pointed?: Pointing[];
  fallen?: number[];
  stars?: number[];
  winners?: number[];
  secret?: Secret | null;
}

/** Sit down in a room. */
export interface TakeSeat {
  name: string;
  colour?: Colour | null;
  language?: string;
}

/** Take the own seat back from the stand-in. */
export interface TakeSeatBack {
  type: "take_seat_back";
}

/** A one-time ticket that moves a seat to another device. */
export interface Ticket {
  code: string;
  ticket: string;
}

/** Take cards off the seat's slate (rules §3.4). */
export interface UnmarkCards {
  type: "unmark_cards";
  cards: number[];
}

/** The room has changed, or the client is new: all that it may see, and the facts since what it knew. */
export interface Update {
  type: "update";
  version: number;
  room: RoomView;
  table: TableView | null;
  facts: (TableLaid | RoundStarted | SlateMarked | BecameReady | ReadinessTakenBack | OtherWordAsked | OtherWordAgreed | OtherWordDeclined | WordSwapped | SlatesSealed | CardPointed | SlatesOpened | GameEnded)[];
  own?: SeatView | null;
  mine?: OwnView | null;
}

/** Move the seat of a ticket to this device. */
export interface UseTicket {
  ticket: string;
}

/** Whether a record is valid, and if not, what is wrong and where. */
export interface Verdict {
  is_valid: boolean;
  sentence: string;
}

/** The socket is open; an `update` with the present view follows. */
export interface Welcome {
  type: "welcome";
  version: number;
  role: Role;
  build: string;
  protocol?: number;
}

/** A word card: keys of a word list, or, on a custom card, the words themselves. */
export interface WordCard {
  id: string;
  top: string;
  bottom?: string | null;
  is_custom?: boolean;
}

/** Where the four word cards of a game come from (rules §2.2, §1.4). */
export type WordSource = "custom_first" | "custom_mixed" | "discovery" | "drawn" | "only_custom";

/** The other word is the clue now; all marks are wiped (rules §3.2). */
export interface WordSwapped {
  type: "word_swapped";
  word: string;
}

/** In the lobby: fill blank word cards (one or two words each); replaces the own cards written before. */
export interface WriteWords {
  type: "write_words";
  cards: string[][];
}

export type ClientMessage = Hello | Do;

export type ServerMessage = Welcome | Update | Done | RefusedMessage | Presence | Reaction | Goodbye;

export const PROTOCOL = 1;
export const EMOJI = ["✨", "😂", "😮", "🤔", "👏", "😭", "🔥", "❤️"] as const;
