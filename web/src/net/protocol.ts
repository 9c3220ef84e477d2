// Generated from the Python messages by `make protocol`. Do not edit.

/** While a game is being drawn: open the 32 random bytes (as hexadecimal digits) whose seal is in the bundle. */
export interface AddChance {
  type: "add_chance";
  part: string;
}

/** A program that declared itself as the player of a seat: its kind, model and version. */
export interface Agent {
  kind: string;
  model: string;
  version?: string;
}

/** Agree to the requested other word (rules §3.2). */
export interface AgreeToOtherWord {
  type: "agree_to_other_word";
}

/** Let your games at this table be exported without names, if the table asks for it, or take that back. */
export interface AllowExport {
  type: "allow_export";
  is_allowed: boolean;
}

/** Your own marks as a spectator; once the slates are open, with what they would have scored. `seal` names the game: it is the one of its table. */
export interface Along {
  type: "along";
  seal: string;
  round: number;
  cards: number[];
  score?: SeatScore;
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

/** After a game, change seats or options before the next. For the host, or for anyone while the host is away for long. */
export interface BackToLobby {
  type: "back_to_lobby";
}

/** Signal that the seat has finished marking (rules §3.4). */
export interface BeReady {
  type: "be_ready";
}

/** The connection is alive. After 15 seconds without data, a client may send one, and reconnects if unanswered. */
export interface Beat {
  type: "beat";
}

/** The seat is ready (rules §3.4). An open request for the other word lapses (rules §3.2). */
export interface BecameReady {
  type: "became_ready";
  seat: number;
}

/** Become the host of a room whose host is away, or that has none. */
export interface BecomeHost {
  type: "become_host";
}

/** A person's round with the most points; the first one in case of a tie. */
export interface BestRound {
  points: number;
  round: number;
  record: string;
}

/** The scout pointed at a card. `markers` (scout included) had marked it; `filled` fill its stars (rules §5.3). */
export interface CardPointed {
  type: "card_pointed";
  seat: number;
  card: number;
  outcome: Outcome;
  markers: number[];
  filled: number[];
}

/** One picture of a deck: where its files are and what it shows, in words and as things one can search for. */
export interface CardText {
  id: string;
  title: string;
  description: string;
  pictures: Record<string, string>;
  objects?: string[];
  themes?: string[];
  moods?: string[];
}

/** A card of the deck. With a focus, the picture is trimmed around it; otherwise it may be shown whole. */
export interface CardWish {
  picture: string;
  title?: string;
  description?: string;
  focus?: [number, number] | null;
}

/** Host, in the lobby: change options. Options that are not named keep their values. */
export interface ChangeOptions {
  type: "change_options";
  options: OptionChanges;
}

/** Change your name, colour or language. None leaves a value unchanged. */
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

/** The first scout typed in what the real word card of this round says. Everyone sees it now (rules §9.3). */
export interface ClueTyped {
  type: "clue_typed";
  seat: number;
  card: WordCard;
}

/** The six seat colours (rules §1.5). */
export type Colour = "blue" | "green" | "orange" | "pink" | "purple" | "yellow";

/** All people of a day, and how many of them marked each picture; the same by language. */
export interface Crowd {
  people?: number;
  marked?: number[];
  languages?: Record<string, LanguageCrowd>;
}

/** A scored round as marked by spectators: their number, the picture that most of them marked, the mean points. */
export interface CrowdSaw {
  type: "crowd";
  seal: string;
  round: number;
  people: number;
  card: number;
  marked: number;
  points: number;
}

/** A day's slates in a room. Until you show yours, you only see how many others show theirs. */
export interface DailyComparison {
  day: string;
  pictures: number[];
  yours: SharedSlate | null;
  others: SharedSlate[];
  waiting: number;
}

/** What everyone saw on a day that is over. */
export interface DailyCrowd {
  day: string;
  cards: number[];
  clue: string;
  crowd: Crowd;
}

/** What another device has handed over: the token of its slates, and its calendar. */
export interface DailyMoved {
  token: string;
  calendar: string;
}

/** A day's table before anyone has marked anything: the same for everyone, without secrets. */
export interface DailyPage {
  day: string;
  today: string;
  ends_at: number;
  is_open: boolean;
  table: TableView;
  deck: string;
  edition: string;
  words: string;
}

/** The result of your slate. `facts` lead from the page's table to this one, as in a game. `number`: your position among the slates of the day; None: a slate of the archive, which is not stored. */
export interface DailyResult {
  day: string;
  number: number | null;
  cards: number[];
  seats: DailySeat[];
  facts: Told[];
  table: TableView;
  score: SeatScore;
  since: DailySince | null;
  crowd: Crowd;
}

/** A player at the table: you first, then one of the day's bots, or a person of whom only the language is known. */
export interface DailySeat {
  colour: Colour;
  character?: string | null;
  language?: string | null;
}

/** The same slate with the company it would have now: how many of them are new, and your score. */
export interface DailySince {
  fresh: number;
  score: SeatScore;
}

/** A one-time ticket. Its link works like that of a seat's ticket. */
export interface DailyTicket {
  ticket: string;
}

/** A deck that can be chosen. */
export interface DeckInfo {
  id: string;
  title: string;
  cards: number;
  hash: string;
  cover?: string[];
}

/** A deck in one language. A card's place in the list is its number in the game. */
export interface DeckTexts {
  id: string;
  hash: string;
  cards: CardText[];
}

/** Keep the clue as it is, which withdraws the request (rules §3.2). */
export interface DeclineOtherWord {
  type: "decline_other_word";
}

/** Carry out a command; answered by an `update` with `done`, or by `refused`, with the same `id`. */
export interface Do {
  type: "do";
  id: number;
  command: ChangeSeat | LeaveSeat | ChangeOptions | SeatBot | RemoveSeat | PassHost | BecomeHost | WriteWords | SealChance | AddChance | StartGame | BackToLobby | PlayAgain | ReadyForTeam | AllowExport | SetOrder | AskForStandIn | HideNote | ShowProposal | LeaveOut | TakeSeatBack | NeedMoreTime | HandToBot | HandToPerson | TakeOverSeat | HideCode | EndGame | PauseClock | ResumeClock | TypeClue | MarkCards | UnmarkCards | SubmitSlate | BeReady | NotReady | AskForOtherWord | AgreeToOtherWord | DeclineOtherWord | PointAt | WriteNote | React | Nudge | MarkAlong;
}

/** A deck in the making: pictures can be added to it. */
export interface DraftOpened {
  id: string;
}

/** The progress of a deck in the making: pictures done and in all. `deck` is its id when it is packed. */
export type DraftPhase = "failed" | "open" | "packed" | "packing";

/** The progress of a deck in the making: pictures done and in all. `deck` is its id when it is packed. */
export interface DraftState {
  phase: DraftPhase;
  done?: number;
  total?: number;
  deck?: string | null;
}

/** Host: end the running game now; it has no winners. */
export interface EndGame {
  type: "end_game";
}

/** The score of the games of the last hours, with every player of them. */
export interface Evening {
  games: number;
  wins: Wins[];
}

/** Delete a person's name from a room's past. */
export interface ForgetName {
  name: string;
}

/** The game is over (rules §8.1), or was ended early without winners. The secret opens the seal of the start. */
export interface GameEnded {
  type: "game_ended";
  totals: number[];
  winners: number[];
  secret: Secret;
  is_early?: boolean;
}

/** One finished game in the list. It has no winners if it was ended early or played without stars. */
export interface GameLine {
  record: string;
  ended_at: number;
  players: GamePlayer[];
  winners: number[];
  has_stars?: boolean;
}

/** A player of a game, with the results of every round. */
export interface GamePlayer {
  name: string;
  colour: Colour;
  is_bot: boolean;
  points: number[];
  total: number;
  is_agent?: boolean;
}

/** The server closes the socket; `code` says why: `restarting`, `seat_moved`, `seat_removed` or an error. */
export interface Goodbye {
  type: "goodbye";
  code: string;
  sentence: string;
}

/** All statistics of a room. */
export interface Group {
  evening: Evening;
  games: GameLine[];
  people: Member[];
  boldest: string | null;
  most_careful: string | null;
  likenesses: Likeness[];
  uniting: GroupPicture[];
  dividing: GroupPicture[];
  moments: Moment[];
}

/** A picture that united or divided this group, with the number of seats that marked it. */
export interface GroupPicture {
  deck: string;
  card: number;
  clue: string;
  word: WordCard;
  count: number;
  seats: number;
  record: string;
  edition?: string;
}

/** What an opening asks a newcomer to do in a round. Clients ignore it if the clue is a different one. */
export interface Guide {
  clue: string;
  cards: number[];
}

/** Host, in a running game: let a character of the program play a person's seat from now on. */
export interface HandToBot {
  type: "hand_to_bot";
  colour: Colour;
  character: string;
  level?: number;
  keep_out?: boolean;
}

/** Host, in a running game: give a seat to a person who waits for the next one. */
export interface HandToPerson {
  type: "hand_to_person";
  colour: Colour;
  to: Colour;
  keep_out?: boolean;
}

/** The first message on a socket. `known` is the last moment the client has seen, `name` that of a spectator. `token` owns a seat. A spectator may make one up, to be recognised on the next socket. */
export interface Hello {
  type: "hello";
  role: Role;
  token?: string | null;
  language?: string;
  known?: number;
  protocol?: number;
  name?: string | null;
}

/** Host: hide the room's code on all screens, or show it again. */
export interface HideCode {
  type: "hide_code";
  is_hidden?: boolean;
}

/** Host: hide a public note, of the running round or of another. */
export interface HideNote {
  type: "hide_note";
  colour: Colour;
  card: number;
  round?: number | null;
}

/** Whether the client may make decks here, and whether the server password would allow it. A client that may make decks also sees those of this server, and may delete them. */
export interface HostInfo {
  may_make: boolean;
  has_password: boolean;
  decks?: OwnDeck[];
}

/** A pass that replaces the server password for some hours: the token of an `Authorization: Bearer` header. */
export interface HostPass {
  token: string;
}

/** What this server offers, in the language asked for. */
export interface Info {
  protocol: number;
  build: string;
  address: string;
  languages: string[];
  decks: DeckInfo[];
  words: WordsInfo[];
  characters: CharacterInfo[];
  emoji: string[];
  has_daily?: boolean;
}

/** The people of one language, and how many of them marked each picture, in the order of the table. */
export interface LanguageCrowd {
  people: number;
  marked: number[];
}

/** How a piece gets its back. The values are part of the protocol. */
export type Layout = "duplex" | "gutter" | "separate" | "single";

/** Host of a lesson: drop a note, a word card or a name that waits. Nobody else sees it. */
export interface LeaveOut {
  type: "leave_out";
  number: number;
}

/** Get up. In a running game a stand-in plays on. */
export interface LeaveSeat {
  type: "leave_seat";
}

/** How alike two people think: 1 is the maximum, 0 is chance level, below 0 is less than chance. */
export interface Likeness {
  a: string;
  b: string;
  games: number;
  shared: number;
  likeness: number;
}

/** As a spectator, mark exactly these cards for yourself. The marks never affect the game and are not stored. */
export interface MarkAlong {
  type: "mark_along";
  round: number;
  cards: number[];
}

/** Add cards to the seat's slate (rules §3.3). */
export interface MarkCards {
  type: "mark_cards";
  cards: number[];
}

/** A person, with a rating if they have played enough games. */
export interface Member {
  name: string;
  colour: Colour;
  games: number;
  wins: number;
  points: number;
  rounds: number;
  sparks: number;
  super_sparks: number;
  falls: number;
  dark: number;
  dark_cost: number;
  marks: number;
  streak: number;
  best_round: BestRound | null;
  rating?: Rating | null;
}

/** Something that happened for the first time. Without a name it belongs to the group. */
export interface Moment {
  kind: MomentKind;
  record: string;
  at: number;
  name?: string | null;
  round?: number | null;
  card?: number | null;
}

/** What happened. */
export type MomentKind = "big_round" | "bright_in_the_dark" | "comeback" | "first_super_spark" | "five_super_sparks" | "full_slate" | "nobody_fell" | "one_picture" | "shared_victory" | "ten_games";

/** All that happened for the first time in this room in a game's scored rounds. `seal` is that of its table. */
export interface Moments {
  type: "moments";
  seal: string;
  moments: NewMoment[];
}

/** Add time to the running clock. */
export interface NeedMoreTime {
  type: "need_more_time";
}

/** Open the introduction: as `NewRoom` with this opening, which earlier clients did not have. */
export interface NewIntroduction {
  name: string;
  language?: string;
}

/** Something that happened for the first time in a round. Without a name, it belongs to the whole table. */
export interface NewMoment {
  kind: MomentKind;
  round: number;
  name?: string | null;
}

/** Open a room. With a name, its opener takes the first seat and is host. `opening` is the table's purpose. */
export interface NewRoom {
  options?: Options;
  name?: string | null;
  colour?: Colour | null;
  language?: string;
  opening?: string;
  is_host?: boolean;
  agent?: Agent | null;
}

/** Take readiness back while another player is still marking (rules §3.4). */
export interface NotReady {
  type: "not_ready";
}

/** A few words on a mark, as `[card, seat, text]`. */
export type Note = [number, number, string];

/** A public note of a round is no longer shown to anyone and cannot be rewritten. */
export interface NoteHidden {
  type: "note_hidden";
  round: number;
  seat: number;
  card: number;
}

/** The seat's note on a card now has this text; an empty text removes the note. */
export interface NoteWritten {
  type: "note_written";
  seat: number;
  card: number;
  text: string;
}

/** Nudge a seat that the table waits for. It is not stored. */
export interface Nudge {
  type: "nudge";
  colour: Colour;
}

/** Someone nudges you: the table waits for your seat. Without a colour, it is a spectator. */
export interface Nudged {
  type: "nudge";
  by: Colour | null;
}

/** Other values for some options; what is not named stays as it is. */
export interface OptionChanges {
  seats?: number;
  source?: WordSource;
  deck?: string;
  words?: string;
  associate_seconds?: number | null;
  point_seconds?: number | null;
  grace_seconds?: number;
  is_public?: boolean;
  is_locked?: boolean;
  has_notes?: boolean | null;
  rounds?: number;
  has_teams?: boolean;
  has_stars?: boolean;
  asks_consent?: boolean;
}

/** The options of a room; every one has a sensible default. */
export interface Options {
  seats?: number;
  source?: WordSource;
  deck?: string;
  words?: string;
  associate_seconds?: number | null;
  point_seconds?: number | null;
  grace_seconds?: number;
  is_public?: boolean;
  is_locked?: boolean;
  has_notes?: boolean | null;
  rounds?: number;
  has_teams?: boolean;
  has_stars?: boolean;
  asks_consent?: boolean;
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

/** The seat keeps the clue, and the request is withdrawn. */
export interface OtherWordDeclined {
  type: "other_word_declined";
  seat: number;
}

/** The result of pointing at a card (rules §5.3). */
export type Outcome = "fall" | "spark" | "super_spark";

/** A deck that was made or installed on this server. */
export interface OwnDeck {
  id: string;
  title: string;
  cards: number;
}

/** What only the holder of a seat sees of the room. */
export interface OwnView {
  colour: Colour;
  words?: string[][];
  order?: number[];
  ready?: number[];
  has_added_chance?: boolean;
  is_late?: boolean;
  agreed?: number[];
  declined?: number[];
}

/** Ask for a ticket that takes this device's slates and its calendar to another device. */
export interface PackDaily {
  calendar?: string;
}

/** Make the deck from these cards. All titles and descriptions are in one language. */
export interface PackDeck {
  title: string;
  cards: CardWish[];
  language?: string;
  license?: string;
}

/** The paper in the printer. The values are part of the protocol. */
export type Paper = "a4" | "letter";

/** A part of the box, one PDF each. The values are part of the protocol. */
export type Part = "board" | "calibration" | "cards" | "lanterns" | "rules" | "scores" | "slates" | "words";

/** Host: pass the host role to another person. */
export interface PassHost {
  type: "pass_host";
  colour: Colour;
}

/** Host: stop all clocks until they are resumed. */
export interface PauseClock {
  type: "pause_clock";
}

/** Where a room is. */
export type Phase = "finished" | "lobby" | "playing";

/** A picture of a real card, cut out of a photo of the table. `id` changes when another one is taken. */
export interface Photo {
  card: number;
  id: string;
}

/** The pictures of real cards are there; the room shows them with this id. */
export interface PhotoTaken {
  photo: string;
}

/** A picture that was checked and accepted. `PackDeck` refers to it by this id. */
export interface PictureAdded {
  id: string;
}

/** After a game, wish for the next one with the same people, or take the wish back. If every connected person at a seat wishes for it, the game starts without the host. */
export interface PlayAgain {
  type: "play_again";
  is_wanted?: boolean;
}

/** The player of a seat when the game starts. */
export interface Player {
  name: string;
  colour: Colour;
  language?: string;
  is_bot?: boolean;
  agent?: Agent;
}

/** Another person, bot or agent plays the seat from now on. The seat keeps its marks and points. */
export interface PlayerReplaced {
  type: "player_replaced";
  seat: number;
  name: string;
  language: string;
  is_bot: boolean;
  agent?: Agent | null;
}

/** Point, as scout, at one marked card (rules §5.2). */
export interface PointAt {
  type: "point_at";
  card: number;
}

/** One card pointed at this round, as `[card, scout, outcome, markers, filled]`. */
export type Pointing = [number, number, Outcome, number[], number[]];

/** The people who are connected now. */
export interface Presence {
  type: "presence";
  here: Colour[];
  spectators: number;
  tvs: number;
  names?: string[];
  has_host?: boolean;
}

/** The progress of a PDF: pages done and in all. `address` is set when it is ready. */
export type PrintPhase = "failed" | "making" | "ready" | "waiting";

/** The progress of a PDF: pages done and in all. `address` is set when it is ready. */
export interface PrintState {
  phase: PrintPhase;
  done?: number;
  total?: number;
  address?: string | null;
}

/** The body of every HTTP error: a stable code, and a sentence in the language asked for. With `bad_request`, `path` says where the request's body is wrong, such as `$.options.seats`. */
export interface Problem {
  code: string;
  sentence: string;
  path?: string;
}

/** What kind of text waits. The values are part of the protocol. */
export type ProposalKind = "name" | "note" | "words";

/** The key with which a browser subscribes to this server's notices, in base64url. */
export interface PushKey {
  key: string;
}

/** A person's strength and its likely error (one standard deviation). */
export interface Rating {
  value: number;
  uncertainty: number;
  games: number;
}

/** Show one of the emoji to the room. It is not stored. */
export interface React {
  type: "react";
  emoji: string;
}

/** A reaction; without a colour, a spectator's. */
export interface Reaction {
  type: "reaction";
  colour: Colour | null;
  emoji: string;
}

/** The seat is marking again. */
export interface ReadinessTakenBack {
  type: "readiness_taken_back";
  seat: number;
}

/** The first connected member of a team: declare the whole team ready. */
export interface ReadyForTeam {
  type: "ready_for_team";
}

/** Why a bot marked a card that is public. */
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

/** A command was refused: a stable code, and a sentence in the player's language. Nothing has changed, except with the code `unknown_fate`: then only the next updates show whether it counts. With the code `bad_message`, `path` says where in the message the mistake is, such as `$.command.cards[0]`. */
export interface RefusedMessage {
  type: "refused";
  id: number;
  code: string;
  sentence: string;
  path?: string;
}

/** Ask for a reminder at a time (milliseconds since 1970), and then daily. */
export interface RemindMe {
  at: number;
  subscription: Subscribe;
  language?: string;
}

/** Host: remove a person or a bot in the lobby, or a waiting person. A person's address can be blocked. */
export interface RemoveSeat {
  type: "remove_seat";
  colour: Colour;
  keep_out?: boolean;
}

/** One step of a finished game: what happened with what it changed, and the table afterwards. */
export interface ReplayStep {
  facts: Told[];
  table: TableView;
  own: SeatView | null;
}

/** Host: let the clocks run again. */
export interface ResumeClock {
  type: "resume_clock";
}

/** Whose socket it is: a player's, a spectator's, or a TV's. */
export type Role = "seat" | "spectator" | "tv";

/** A room as shown before someone enters it. */
export interface RoomSummary {
  code: string;
  phase: string;
  seats: SeatInfo[];
  free: Colour[];
  capacity: number;
  deck: string;
  host?: Colour | null;
  words?: string;
  is_locked?: boolean;
  has_teams?: boolean;
  gives_names?: boolean;
}

/** A room as everyone sees it. */
export interface RoomView {
  code: string;
  phase: Phase;
  options: Options;
  host: Colour | null;
  seats: SeatInfo[];
  games?: number;
  blank_cards?: number;
  deadline?: number | null;
  is_clock_due?: boolean;
  is_paused?: boolean;
  is_code_hidden?: boolean;
  record?: string | null;
  guide?: Guide | null;
  has_notes?: boolean;
  chance_seal?: string | null;
  part_seals?: (string | null)[];
  bundle_seal?: string | null;
  opening?: string;
  has_host_without_seat?: boolean;
  edition?: string | null;
  fixed?: string[];
  needs_nod?: boolean;
  photos?: Photo[];
  is_drawing?: boolean;
}

/** One scored round, seen from every seat. */
export interface RoundInsight {
  round: number;
  clue: string;
  card: WordCard;
  seats: SeatInsight[];
}

/** The pictures lie on the table and the word card is turned over (rules §3.1, §7.3). */
export interface RoundStarted {
  type: "round_started";
  round: number;
  table: number[];
  card: WordCard;
  first_scout: number;
}

/** A scored round: the pictures, the clue, who marked what (by seat), and what was pointed at. */
export interface RoundView {
  round: number;
  table: number[];
  card: WordCard;
  clue: string;
  first_scout: number;
  slates: number[][];
  pointed: Pointing[];
  scores: Score[];
  in_the_dark?: number | null;
  notes?: Note[];
}

/** A pointing order that no other order beats, and the points it scores. */
export interface Safer {
  cards: number[];
  points: number;
}

/** One seat's line of a scored round, as `[sparks, super_sparks, is_dark, has_fallen, points]`. */
export type Score = [number, number, boolean, boolean, number];

/** Before a game: publish the seal of the 32 random bytes that this device will add to the draw. */
export interface SealChance {
  type: "seal_chance";
  seal: string;
}

/** Host, in the lobby: seat a bot. */
export interface SeatBot {
  type: "seat_bot";
  character: string;
  level?: number;
}

/** A taken seat as everyone sees it. The place in the list is the seat's number in the game. */
export interface SeatInfo {
  colour: Colour;
  name: string;
  language: string;
  character?: string | null;
  level?: number | null;
  has_stand_in?: boolean;
  has_left?: boolean;
  devices?: number;
  agent?: Agent | null;
  members?: string[];
  wants_again?: boolean;
}

/** What a round could have been for one seat, with all others unchanged. */
export interface SeatInsight {
  marks: number;
  points: number;
  by_marks: number[];
  ranking: number[];
  missed: number[];
  alone: number[];
  is_dark: boolean;
  dark_cost: number;
  safer: Safer;
}

/** One seat's result of a round: fields filled as sparks and super-sparks, and the points they are worth (§6). */
export interface SeatScore {
  sparks: number;
  super_sparks: number;
  is_dark: boolean;
  has_fallen: boolean;
  points: number;
}

/** What only one seat sees: its slate and the moves it may make now. */
export interface SeatView {
  seat: number;
  marks?: number[];
  may?: string[];
  pointable?: number[];
  notes?: Note[];
}

/** A seat, and the secret token that owns it. `colour` and `token` are None for a room opened without a seat. A token without a colour is that of a host who has no seat. `name` is only in the answer to `TakeSeat`. */
export interface Seated {
  code: string;
  colour?: Colour | null;
  token?: string | null;
  name?: string | null;
}

/** All randomness of one game: the seed, and the salt that hides it until the game is over. Both are hexadecimal. */
export interface Secret {
  seed: string;
  salt: string;
}

/** This client has shown everything up to a moment: clocks wait for that. Not answered. */
export interface Seen {
  type: "seen";
  moment: number;
}

/** Send a slate, once per device and day; the same one may be sent again if the answer was lost. */
export interface SendSlate {
  cards: number[];
  language?: string;
}

/** Set the order in which your marked cards are pointed at automatically on your turn. */
export interface SetOrder {
  type: "set_order";
  cards: number[];
}

/** How a game is played: the number of rounds (1 to 4), and whether stars count. Without stars nobody fills a star, falls, is in the dark, scores or wins. Every marked card is shown. */
export interface Setup {
  rounds?: number;
  stars?: boolean;
}

/** Show your slate of a day to others in a room who show theirs. The token is that of the device. */
export interface ShareSlate {
  token: string;
}

/** A slate of a day that a person in the room shows. */
export interface SharedSlate {
  name: string;
  cards: number[];
}

/** Host of a lesson: show everyone a note, a word card or a name that waits. */
export interface ShowProposal {
  type: "show_proposal";
  number: number;
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

/** Start a game, or the next one with the same people. For the host, or for anyone while the host is away for long. */
export interface StartGame {
  type: "start_game";
}

/** The step that waits for players. Announcing and scoring need no move, so they are not steps. */
export type Step = "associate" | "over" | "reveal";

/** A finished game, step by step. */
export interface Steps {
  id: string;
  players: Player[];
  deck: string;
  steps: ReplayStep[];
  words?: string;
  edition?: string;
}

/** Stop the reminders of this device. */
export interface StopReminding {
  endpoint: string;
}

/** Make the slate exactly these cards and, by default, become ready. */
export interface SubmitSlate {
  type: "submit_slate";
  cards: number[];
  is_ready?: boolean;
}

/** Where a browser's push service takes notices for it, and the browser's keys in base64url (HTTP). */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What changed on the table: a part that is here replaces the one from before. */
export interface TableChange {
  round?: number;
  step?: Step;
  table?: number[];
  card?: WordCard;
  clue?: string;
  first_scout?: number;
  seal?: string;
  totals?: number[];
  rounds?: RoundView[];
  is_swapped?: boolean;
  ready?: number[];
  agreed?: number[];
  asker?: number | null;
  numbers?: number[];
  in_the_dark?: number | null;
  seals?: string[];
  scout?: number | null;
  pointed?: Pointing[];
  fallen?: number[];
  stars?: number[];
  notes?: Note[];
  reasons?: [number, number][];
  winners?: number[];
  is_early?: boolean;
  secret?: Secret | null;
  setup?: Setup;
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

/** What everyone sees: the same for all seats, spectators and TVs. */
export interface TableView {
  round: number;
  step: Step;
  table: number[];
  card: WordCard;
  clue: string;
  first_scout: number;
  seal: string;
  totals: number[];
  rounds?: RoundView[];
  is_swapped?: boolean;
  ready?: number[];
  agreed?: number[];
  asker?: number | null;
  numbers?: number[];
  in_the_dark?: number | null;
  seals?: string[];
  scout?: number | null;
  pointed?: Pointing[];
  fallen?: number[];
  stars?: number[];
  notes?: Note[];
  reasons?: [number, number][];
  winners?: number[];
  is_early?: boolean;
  secret?: Secret | null;
  setup?: Setup;
}

/** Take over a bot's seat in a running game, or one whose person has left (HTTP). */
export interface TakeOver {
  colour: Colour;
  name: string;
  language?: string;
  agent?: Agent | null;
}

/** A person who waits for the next game: take over a bot's seat, or one whose person has left. */
export interface TakeOverSeat {
  type: "take_over";
  colour: Colour;
}

/** Sit down in a room. A program declares itself in `agent`. */
export interface TakeSeat {
  name: string;
  colour?: Colour | null;
  language?: string;
  agent?: Agent | null;
}

/** Take your seat back from the stand-in. */
export interface TakeSeatBack {
  type: "take_seat_back";
}

/** A one-time ticket that moves a seat to another device. */
export interface Ticket {
  code: string;
  ticket: string;
}

/** All players have left the score of a round, or (0) have begun the game; `seal` is that of its table. */
export interface Together {
  type: "together";
  seal: string;
  round: number;
}

/** A fact, what it changed on the table, and the emoji that bots show when they have seen it, as `[seat, emoji]`. */
export interface Told {
  fact: TableLaid | RoundStarted | ClueTyped | SlateMarked | BecameReady | ReadinessTakenBack | OtherWordAsked | OtherWordAgreed | OtherWordDeclined | WordSwapped | SlatesSealed | CardPointed | NoteWritten | NoteHidden | SlatesOpened | PlayerReplaced | GameEnded;
  table?: TableChange;
  reactions?: [number, string][];
}

/** As the first scout, type in the words of the real word card that was turned over (rules §9.3). */
export interface TypeClue {
  type: "type_clue";
  top: string;
  bottom?: string | null;
}

/** Take cards off the seat's slate (rules §3.4). */
export interface UnmarkCards {
  type: "unmark_cards";
  cards: number[];
}

/** What this viewer may see has changed. A missing part is unchanged. `is_whole` is set in the first update: it has all parts, and `facts` contains what happened since the moment that the client knew. Otherwise the table changes with its facts, one after the other; `table` is only sent if no fact describes the change. `done` is the `id` of this client's command that made the change; the change is durable. */
export interface Update {
  type: "update";
  moment: number;
  is_whole?: boolean;
  done?: number;
  room?: RoomView;
  table?: TableView | null;
  own?: SeatView | null;
  mine?: OwnView | null;
  facts?: Told[];
}

/** Move the seat of a ticket to this device, or let this device hold it too. */
export interface UseTicket {
  ticket: string;
  shares?: boolean;
}

/** Whether a record is valid and, if not, what is wrong and where. */
export interface Verdict {
  is_valid: boolean;
  sentence: string;
}

/** The texts that wait for the host: those of this device and, for the host, those of others. */
export interface Waiting {
  type: "waiting";
  own?: WaitingItem[];
  others?: WaitingItem[];
}

/** A note, a word card or a name that waits for the host, as its author or the host sees it. */
export interface WaitingItem {
  number: number;
  kind: ProposalKind;
  texts: string[];
  name?: string;
  card?: number | null;
}

/** The socket is open; an `update` with the present view follows. `now` is the server's time, for clocks. */
export interface Welcome {
  type: "welcome";
  moment: number;
  role: Role;
  build: string;
  now: number;
  protocol?: number;
}

/** How many games someone has won. */
export interface Wins {
  name: string;
  colour: Colour;
  wins: number;
}

/** One requested PDF. Decks and word lists are named by their ids. */
export interface Wish {
  part: Part;
  deck?: string;
  words?: string;
  paper?: Paper;
  layout?: Layout;
  language?: string;
  second?: string | null;
  own_words?: string[];
  offset?: [number, number];
}

/** A word card: two keys of a word list or, on a custom card, the words themselves. */
export interface WordCard {
  id: string;
  top: string;
  bottom?: string | null;
  is_custom?: boolean;
}

/** Where the four word cards of a game come from (rules §2.2, §1.4). */
export type WordSource = "custom_first" | "custom_mixed" | "discovery" | "drawn" | "only_custom" | "typed";

/** The other word is the clue now; all marks are wiped (rules §3.2). */
export interface WordSwapped {
  type: "word_swapped";
  word: string;
}

/** A word list that can be chosen. In one of the `missing` languages, players see words of its first language. */
export interface WordsInfo {
  id: string;
  title: string;
  cards: number;
  languages: string[];
  missing: string[];
  hash: string;
}

/** Write a few words on one of your marks, now or later in the round. An empty text removes the note. */
export interface WriteNote {
  type: "write_note";
  card: number;
  text: string;
}

/** In the lobby: fill blank word cards (one or two words each). They replace your earlier ones. */
export interface WriteWords {
  type: "write_words";
  cards: string[][];
}

export type ClientMessage = Hello | Do | Seen | Beat;

export type ServerMessage = Welcome | Update | RefusedMessage | Presence | Reaction | Nudged | Along | CrowdSaw | Moments | Together | Waiting | Goodbye | Beat;

export const PROTOCOL = 2;
export const MAX_NAME = 24;
export const EMOJI = ["✨", "😂", "😮", "🤔", "👏", "😭", "🔥", "❤️"] as const;
