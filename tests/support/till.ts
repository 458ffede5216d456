import { problem } from '../../contract/problems';
import type { Command } from '../../server/store/command';
import { accept, refuse } from '../../server/store/decision';
import { type StreamKind, streamOf } from '../../server/store/stream';

/** A small wallet of its own, so that the store's tests need no noun of the platform. */
export interface TillState {
  balance: number;
}
export interface TillEvent {
  type: 'till.moved';
  amount: number;
  balance: number;
}

export const tillKind: StreamKind<TillState, TillEvent> = {
  name: 'till',
  initial: { balance: 0 },
  evolve: (_, event) => ({ balance: event.balance }),
  postings: (id, { amount }) => [
    { account: `player:${id}`, currency: 'COINS', amount },
    { account: 'house', currency: 'COINS', amount: -amount },
  ],
  facts: (id, { balance }) => [
    { audience: `player:${id}`, handler: 'OnWalletChange', body: { balance } },
    { audience: 'room:home', handler: 'OnSpending', body: { id } },
  ],
};

export const till = (id: string) => streamOf(tillKind, id);
type TillSlots = { till: ReturnType<typeof till> };
type TillAnswer = { balance: number };

const at = '2026-01-01T00:00:00.000Z';

const moved = (state: TillState, amount: number): TillEvent => ({
  type: 'till.moved',
  amount,
  balance: state.balance + amount,
});

/** Adds `amount` coins, or takes them; refuses what the balance does not cover. */
export const move = (id: string, amount: number, key?: string): Command<TillSlots, TillAnswer> => ({
  name: 'till.move',
  at,
  ...(key === undefined
    ? {}
    : { key: { scope: `player:${id}`, value: key, fingerprint: `move ${amount}` } }),
  streams: { till: till(id) },
  decide: ({ till: state }) => {
    const event = moved(state, amount);
    if (event.balance < 0) return refuse(problem('insufficient-amount'));
    return accept({ till: [event] }, { balance: event.balance });
  },
});

/** Moves coins from one till to another in one command. */
export const pass = (
  from: string,
  to: string,
  amount: number,
): Command<TillSlots & { other: ReturnType<typeof till> }, TillAnswer> => ({
  name: 'till.pass',
  at,
  streams: { till: till(from), other: till(to) },
  decide: ({ till: mine, other }) => {
    const taken = moved(mine, -amount);
    if (taken.balance < 0) return refuse(problem('insufficient-amount'));
    return accept({ till: [taken], other: [moved(other, amount)] }, { balance: taken.balance });
  },
});
