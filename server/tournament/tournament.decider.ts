import { problem } from '../../contract/problems';
import { decidedAt, isTooSmall, winnerCountOf } from '../../contract/tournament.rules';
import { accept, type Decision, refuse } from '../store/decision';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import { type EntryEvent, type EntryState, entryKind } from './entry.events';
import {
  potAccount,
  type TournamentEvent,
  type TournamentState,
  type TournamentTerms,
  type TournamentWinner,
} from './tournament.events';
import { spoilsOf } from './tournament.moves';

interface Own {
  tournament: TournamentState;
}
type OwnEvents = { tournament: TournamentEvent[] };

/** A tournament becomes visible; one that is there already stays as it is. */
export const decideOpen = (
  { tournament }: Own,
  terms: TournamentTerms,
  at: string,
): Decision<OwnEvents, null> =>
  accept(
    { tournament: tournament.step === 'none' ? [{ type: 'tournament.opened', ...terms, at }] : [] },
    null,
  );

/**
 * It starts, or is cancelled where fewer than two have entered; once is enough. Refuses `not-found`,
 * and `step-illegal` before its time.
 */
export const decideStart = (
  { tournament: { step, terms, entries } }: Own,
  at: string,
): Decision<OwnEvents, null> => {
  if (terms === undefined) return refuse(problem('not-found'));
  if (step !== 'upcoming') return accept({}, null);
  if (at < terms.start) return refuse(problem('step-illegal', { step, start: terms.start }));
  return accept(
    {
      tournament: [
        isTooSmall(entries)
          ? { type: 'tournament.cancelled', why: 'too-few', at }
          : { type: 'tournament.started', at },
      ],
    },
    null,
  );
};

/**
 * No round counts any more; once is enough. Rounds that were bet in time have had a while to come to
 * their end. Refuses `not-found`, and `step-illegal` before that, or before it started.
 */
export const decideEnd = (
  { tournament: { step, terms } }: Own,
  at: string,
): Decision<OwnEvents, null> => {
  if (terms === undefined) return refuse(problem('not-found'));
  const isEarly = step === 'upcoming' || (step === 'active' && Date.parse(at) < decidedAt(terms));
  if (isEarly) return refuse(problem('step-illegal', { step, end: terms.end }));
  return accept({ tournament: step === 'active' ? [{ type: 'tournament.ended', at }] : [] }, null);
};

/** The place of a player on the final leaderboard. */
export type Ranked = Omit<TournamentWinner, 'prize'>;

/** A slot for the entry and for the wallet of each winner. */
export interface SettleStates extends Own {
  [entry: `entry ${string}`]: EntryState;
  [wallet: `wallet ${string}`]: WalletState;
}

export interface SettleEvents extends OwnEvents {
  [entry: `entry ${string}`]: EntryEvent[];
  [wallet: `wallet ${string}`]: WalletEvent[];
}

export interface SettleOrder {
  id: string;
  /** The first of the final leaderboard, the best one first: at least as many as win. */
  ranked: readonly Ranked[];
  /** Names the payment of a player. */
  movementOf(player: string): string;
  at: string;
}

/**
 * The first ranks are paid out of the pot, all at once and once; what it lacks of the guaranteed pot
 * comes from the promotion account. Where nobody played a round that counts there is nobody to pay:
 * it is cancelled. Refuses `not-found`, and `step-illegal` before it has ended.
 */
export const decideSettle = (
  { tournament, ...states }: SettleStates,
  { id, ranked, movementOf, at }: SettleOrder,
): Decision<SettleEvents, null> => {
  const { step, terms, entries, paid } = tournament;
  if (terms === undefined) return refuse(problem('not-found'));
  if (step === 'finished' || step === 'cancelled') return accept({ tournament: [] }, null);
  if (step !== 'ended') return refuse(problem('step-illegal', { step }));
  if (ranked.every(({ rounds }) => rounds === 0)) {
    return accept(
      { tournament: [{ type: 'tournament.cancelled', why: 'nobody-played', at }] },
      null,
    );
  }
  const { currency } = terms;
  const { pot, prizes } = spoilsOf(tournament, terms);
  const winners = ranked
    .slice(0, winnerCountOf(entries, terms.winners))
    .map((one, index) => ({ ...one, prize: prizes[index] ?? 0 }));
  const settled: TournamentEvent = {
    type: 'tournament.settled',
    currency,
    pot,
    topUp: pot - paid,
    winners,
    at,
  };
  const events: SettleEvents = { tournament: [settled] };
  for (const { player, ...place } of winners) {
    const entry = states[`entry ${player}`] ?? entryKind.initial;
    if (entry.step !== 'joined') throw new Error(`${player} is not in ${id}`);
    events[`entry ${player}`] = [{ type: 'entry.placed', ...place, currency, at }];
    if (place.prize === 0) continue;
    events[`wallet ${player}`] = [
      credit(states[`wallet ${player}`] ?? walletKind.initial, {
        id: movementOf(player),
        kind: 'tournamentReward',
        currency,
        amount: place.prize,
        against: potAccount(id),
        reference: id,
        delay: 0,
      }),
    ];
  }
  return accept(events, null);
};

/** The platform withdraws it before it is decided; once is enough. Refuses `not-found`, `step-illegal`. */
export const decideCancel = (
  { tournament: { step, terms } }: Own,
  at: string,
): Decision<OwnEvents, null> => {
  if (terms === undefined) return refuse(problem('not-found'));
  if (step === 'cancelled') return accept({}, null);
  if (step === 'finished') return refuse(problem('step-illegal', { step }));
  return accept({ tournament: [{ type: 'tournament.cancelled', why: 'withdrawn', at }] }, null);
};
