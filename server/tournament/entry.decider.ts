import { levelProgress } from '../../contract/level.rules';
import { ageAt } from '../../contract/play.rules';
import { problem } from '../../contract/problems';
import {
  type EntrantFacts,
  isCardWon,
  mayLeave,
  takesPlayers,
  unmetBy,
} from '../../contract/tournament.rules';
import { admit, type Entrant, type GateStates, type Laws, placeOf } from '../play/gate.moves';
import type { ProtectionState } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import type { ScratcherEvent, ScratcherState } from '../scratcher/scratcher.events';
import { grant, type ScratcherGrant } from '../scratcher/scratcher.moves';
import { accept, type Decision, type Refused, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import { type EntryEvent, type EntryState, isReminded, type RefundCause } from './entry.events';
import {
  potAccount,
  type TournamentEvent,
  type TournamentState,
  type TournamentTerms,
} from './tournament.events';
import { stateOf } from './tournament.moves';

interface States {
  tournament: TournamentState;
  entry: EntryState;
}

export interface JoinStates extends States, GateStates {
  wallet: WalletState;
}

interface Events {
  tournament: TournamentEvent[];
  entry: EntryEvent[];
  wallet: WalletEvent[];
}

/** Which tournament, and what the payment is called. */
export interface EntryOrder {
  tournament: string;
  player: string;
  movement: string;
  at: string;
}

export interface JoinOrder extends EntryOrder {
  entrant: Omit<Entrant, 'game' | 'currency' | 'at' | 'player'>;
  laws: Laws;
  /** Coins that complete each level; empty for the doubling default [§9]. */
  thresholds: readonly number[];
}

const timesOf = (state: TournamentState, { start, end }: TournamentTerms) => ({
  state: stateOf(state),
  start,
  end,
});

/** What the conditions of an entry read of a player at `now` (ISO 8601). */
export const entrantFacts = (
  { account }: GateStates['player'],
  { coinsEarned }: Pick<WalletState, 'coinsEarned'>,
  { country, thresholds, now }: { country: string; thresholds: readonly number[]; now: string },
): EntrantFacts => ({
  country: placeOf(account, country).country,
  ...(account?.birthday === undefined ? {} : { age: ageAt(account.birthday, now) }),
  level: levelProgress(coinsEarned, thresholds).level,
  isVerified: account?.isVerified ?? false,
});

/** The first condition that refuses, with what it asks for and what there is. */
const barredBy = ({ conditions }: TournamentTerms, facts: EntrantFacts): Refused | undefined => {
  const [rule] = unmetBy(conditions, facts);
  if (rule === undefined) return undefined;
  const { minAge, minLevel } = conditions;
  const about = {
    country: { country: facts.country },
    'birth-date-missing': { needs: minAge },
    'too-young': { needs: minAge, age: facts.age },
    level: { needs: minLevel, level: facts.level },
    'not-verified': {},
  }[rule];
  return refuse(problem('entry-refused', { rule, ...about }));
};

/**
 * A player enters, until the end: the buy-in leaves the wallet for the pot. Refuses `not-found`,
 * `tournament-closed`, `tournament-joined` for who is in, whom the gate of every stake or a condition
 * does not admit, and a buy-in that the balance does not cover.
 */
export const decideJoin = (
  { tournament, entry, wallet, player: account, session, protection }: JoinStates,
  { tournament: id, player, movement, entrant, laws, thresholds, at }: JoinOrder,
): Decision<Events, null> => {
  const { terms } = tournament;
  if (terms === undefined) return refuse(problem('not-found'));
  const times = timesOf(tournament, terms);
  if (entry.step === 'joined') return refuse(problem('tournament-joined'));
  if (tournament.step === 'ended' || !takesPlayers(times, Date.parse(at)))
    return refuse(problem('tournament-closed', { state: times.state }));
  const { buyIn, currency, games } = terms;
  const game = games[0] ?? '';
  const asks = { ...entrant, player, game, currency, stake: buyIn, at };
  const barred =
    admit({ player: account, session, protection, wallet }, asks, laws) ??
    barredBy(terms, entrantFacts(account, wallet, { ...entrant, thresholds, now: at }));
  if (barred !== undefined) return barred;
  const paid = debit(wallet, {
    id: movement,
    kind: 'tournamentParticipation',
    currency,
    amount: buyIn,
    against: potAccount(id),
    reference: id,
    delay: 0,
  });
  if ('refused' in paid) return refuse(paid.refused);
  return accept(
    {
      tournament: [{ type: 'tournament.joined', player, buyIn, at }],
      entry: [{ type: 'entry.joined', buyIn, at }],
      wallet: buyIn === 0 ? [] : [paid],
    },
    null,
  );
};

/** A buy-in on its way back out of the pot. */
const backTo = (
  wallet: WalletState,
  { currency }: TournamentTerms,
  { tournament, movement }: EntryOrder,
  amount: number,
): WalletEvent[] =>
  amount === 0
    ? []
    : [
        credit(wallet, {
          id: movement,
          kind: 'tournamentParticipation',
          currency,
          amount,
          against: potAccount(tournament),
          reference: tournament,
          delay: 0,
        }),
      ];

/**
 * A player leaves before the start, and has the buy-in back. Refuses `not-found`, `step-illegal` for
 * who is not in, and `tournament-begun`.
 */
export const decideLeave = (
  { tournament, entry, wallet }: States & { wallet: WalletState },
  order: EntryOrder,
): Decision<Events, null> => {
  const { terms } = tournament;
  const { player, at } = order;
  if (terms === undefined) return refuse(problem('not-found'));
  if (entry.step !== 'joined') return refuse(problem('step-illegal', { step: entry.step }));
  if (!mayLeave(timesOf(tournament, terms), Date.parse(at)))
    return refuse(problem('tournament-begun'));
  const { buyIn: refund } = entry;
  return accept(
    {
      tournament: [{ type: 'tournament.left', player, refund, at }],
      entry: [{ type: 'entry.left', refund, at }],
      wallet: backTo(wallet, terms, order, refund),
    },
    null,
  );
};

/** Why a buy-in comes back, and of who pauses: until when (ISO 8601), and whether a bet of theirs counts. */
export type RefundReason =
  | { why: Exclude<RefundCause, 'protected'> }
  | { why: 'protected'; until: string; hasPlayed: boolean };

const isRefundDue = ({ step, terms }: TournamentState, reason: RefundReason): boolean => {
  const isUndecided = step === 'upcoming' || step === 'active';
  switch (reason.why) {
    case 'account closed':
      return isUndecided;
    case 'protected':
      return isUndecided && !reason.hasPlayed && reason.until >= (terms?.end ?? '');
    default:
      return step === 'cancelled';
  }
};

/**
 * A buy-in comes back without being asked for: of a tournament that was cancelled, to whose account is
 * closed before it has ended, or who pauses play to its end and has played nothing that counts
 * [decision 126]; once is enough. Refuses `not-found`, and `step-illegal` where none is due.
 */
export const decideRefund = (
  { tournament, entry, wallet }: States & { wallet: WalletState },
  order: EntryOrder & RefundReason,
): Decision<Events, null> => {
  const { terms } = tournament;
  const { player, why, at } = order;
  if (terms === undefined) return refuse(problem('not-found'));
  if (entry.step === 'refunded') return accept({}, null);
  if (entry.step !== 'joined' || !isRefundDue(tournament, order))
    return refuse(problem('step-illegal', { step: entry.step }));
  const { buyIn: refund } = entry;
  return accept(
    {
      tournament:
        tournament.step === 'cancelled' ? [] : [{ type: 'tournament.left', player, refund, at }],
      entry: [{ type: 'entry.refunded', refund, why, at }],
      wallet: backTo(wallet, terms, order, refund),
    },
    null,
  );
};

/**
 * A player's final place below the winners; once is enough. Refuses `step-illegal` before it is decided,
 * and for who is not in.
 */
export const decidePlace = (
  { tournament: { step, terms }, entry }: States,
  place: { rank: number; score: number; rounds: number },
  at: string,
): Decision<{ entry: EntryEvent[] }, null> => {
  if (step !== 'finished' || terms === undefined) return refuse(problem('step-illegal', { step }));
  if (entry.step === 'placed') return accept({}, null);
  if (entry.step !== 'joined') return refuse(problem('step-illegal', { step: entry.step }));
  const { currency } = terms;
  return accept({ entry: [{ type: 'entry.placed', ...place, prize: 0, currency, at }] }, null);
};

/**
 * The scratch card of a player's place, where it brings one; once is enough. Refuses `step-illegal`
 * before the place is told.
 */
export const decideCard = (
  {
    tournament: { terms },
    entry: { step, rank = 0, rounds = 0 },
    scratcher,
  }: States & { scratcher: ScratcherState },
  cards: Omit<ScratcherGrant, 'typeId' | 'source'>,
): Decision<{ scratcher: ScratcherEvent[] }, null> => {
  if (step !== 'placed') return refuse(problem('step-illegal', { step }));
  const won = terms?.cards;
  if (won === undefined || !isCardWon(won, { rank, rounds })) return accept({}, null);
  const { typeId } = won;
  const granted = grant(scratcher, { ...cards, typeId, source: 'tournament' });
  return accept({ scratcher: granted === undefined ? [] : [granted] }, null);
};

/** Whether to be reminded before the start. Refuses `not-found`, and `tournament-begun` after it. */
export const decideRemind = (
  { tournament, entry }: States,
  remind: boolean,
  at: string,
): Decision<{ entry: EntryEvent[] }, null> => {
  const { terms, step } = tournament;
  if (terms === undefined) return refuse(problem('not-found'));
  if (step !== 'upcoming' || at >= terms.start) return refuse(problem('tournament-begun'));
  return accept(
    {
      entry: isReminded(entry) === remind ? [] : [{ type: 'entry.remindChosen', remind, at }],
    },
    null,
  );
};

/** A player is reminded that it begins soon, once, only before it does, and not who is protected. */
export const decideReminder = (
  {
    tournament: { step },
    entry,
    ...states
  }: States & { protection: ProtectionState; wallet: WalletState },
  at: string,
): Decision<{ entry: EntryEvent[] }, null> =>
  accept(
    {
      entry:
        step === 'upcoming' &&
        isReminded(entry) &&
        !entry.reminded &&
        shield('promotes', states, at) === undefined
          ? [{ type: 'entry.reminded', at }]
          : [],
    },
    null,
  );

/** Who is in is told that it began, once, and only while it is under way. */
export const decideStarted = (
  { tournament: { step }, entry }: States,
  at: string,
): Decision<{ entry: EntryEvent[] }, null> =>
  accept(
    {
      entry:
        step === 'active' && entry.step === 'joined' && !entry.started
          ? [{ type: 'entry.started', at }]
          : [],
    },
    null,
  );
