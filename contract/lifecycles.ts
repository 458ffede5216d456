/**
 * The lifecycles that browser and server share, as tables: for each state the commands that it
 * takes and where they lead. A command may lead back to its own state, as a repetition or a
 * renewal; what a state does not name is refused.
 */
export type Lifecycle<State extends string, Command extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Command, State>>>>
>;

export type RoundStep = 'none' | 'open' | 'settled' | 'rolled back';
export type RoundCommand = 'bet' | 'win' | 'rollback';

/** A round in a supplier's wallet: one bet, then one win or a rollback [decision 23]. */
export const roundLifecycle: Lifecycle<RoundStep, RoundCommand> = {
  // The rollback of an unknown bet is remembered: the bet is refused when it comes late.
  none: { bet: 'open', rollback: 'rolled back' },
  open: { bet: 'open', win: 'settled', rollback: 'rolled back' },
  settled: { bet: 'settled', win: 'settled' },
  'rolled back': { rollback: 'rolled back' },
};

export type SeatStep = 'free' | 'playing';
export type SeatCommand = 'open' | 'close' | 'rotate';

/** A player's place at a game: one round at a time, seeds turned only between rounds [decision 25]. */
export const seatLifecycle: Lifecycle<SeatStep, SeatCommand> = {
  free: { open: 'playing', close: 'free', rotate: 'free' },
  playing: { close: 'free' },
};

export type SessionStep = 'open' | 'ended';
export type SessionCommand = 'refresh' | 'end';

/** One signed-in browser, until it signs out or its token is revoked [§4, decision 9]. */
export const sessionLifecycle: Lifecycle<SessionStep, SessionCommand> = {
  open: { refresh: 'open', end: 'ended' },
  ended: { end: 'ended' },
};

export type LinkStep = 'issued' | 'used' | 'expired';
export type LinkCommand = 'use';

/** A mailed link and a launch address: good once, and for a while [decisions 2, 23]. */
export const linkLifecycle: Lifecycle<LinkStep, LinkCommand> = {
  issued: { use: 'used' },
  used: {},
  expired: {},
};
