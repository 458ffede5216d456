import { test } from 'vitest';
import { FUN_BALANCE, GAME_SESSION_MS, LAUNCH_LINK_MS } from '../../../contract/limits';
import { unbounded } from '../../../server/cap/cap.moves';
import { type LaunchEvent, launchKind } from '../../../server/launch/launch.events';
import { type RoundEvent, roundKind } from '../../../server/round/round.events';
import { spinKind } from '../../../server/spin/spin.events';
import { decideSupplierRollback } from '../../../server/supplier/rounds.decider';
import {
  decideAuthenticate,
  decideSupplierBet,
  decideSupplierWin,
} from '../../../server/supplier/supplier.decider';
import { type TransferEvent, transferKind } from '../../../server/supplier/transfer.events';
import { after, given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { ANN, at, BEN, NOW, purse } from '../../support/states';

const issued: LaunchEvent = {
  type: 'launch.issued',
  player: ANN,
  game: 'game_dice',
  currency: 'COINS',
  expiresAt: at(LAUNCH_LINK_MS),
};
const stay = { game: 'game_dice', currency: 'COINS', wallet: ANN, expiresAt: at(GAME_SESSION_MS) };
const opening = { sitting: 'sitting_1', opened: { ...stay, player: ANN }, now: NOW };
const used: LaunchEvent = { type: 'launch.used', sitting: 'sitting_1' };

test('a launch is used up by the third party’s place', () => {
  given({ launch: after(launchKind, issued), wallet: purse() })
    .when((states) => decideAuthenticate(states, opening))
    .thenHappens(
      { launch: [used], sitting: [{ type: 'sitting.opened', ...stay, player: ANN }] },
      { sitting: 'sitting_1', wallet: ANN },
    );
});

test('a demo sitting has a balance of its own there too', () => {
  const demo = { ...stay, currency: 'FUN', wallet: 'sitting_1' };
  given({ launch: after(launchKind, issued), wallet: purse() })
    .when((states) => decideAuthenticate(states, { ...opening, opened: demo }))
    .thenHappens(
      {
        launch: [used],
        sitting: [{ type: 'sitting.opened', ...demo }],
        wallet: [
          {
            type: 'wallet.moved',
            id: 'sitting_1-demo',
            kind: 'shopCoins',
            currency: 'FUN',
            amount: FUN_BALANCE,
            balance: FUN_BALANCE,
            against: 'promo',
            reference: 'sitting_1',
            delay: 0,
          },
        ],
      },
      { sitting: 'sitting_1', wallet: 'sitting_1' },
    );
});

test.each([
  ['used', after(launchKind, issued, used), NOW],
  ['unknown', launchKind.initial, NOW],
  ['just expired', after(launchKind, issued), at(LAUNCH_LINK_MS)],
] as const)('a launch that is %s opens nothing', (_, launch, now) => {
  given({ launch, wallet: purse() })
    .when((states) => decideAuthenticate(states, { ...opening, now }))
    .thenRefused('link-invalid');
});

const move = { tx: 'transfer_1', round: 'round_1', at: NOW };
const sitting = {
  wallet: ANN,
  game: 'game_dice',
  currency: 'COINS',
  expiresAt: at(GAME_SESSION_MS),
  // Whatever else a sitting knows, a bet does not keep it.
  ...ann,
};
const order = {
  ...move,
  supplier: 'acme',
  amount: 10,
  maxWin: 100,
  sitting,
  laws,
  risk: unbounded,
};
const recorded = (op: TransferEvent['op'], amount: number, when = NOW): TransferEvent => ({
  type: 'transfer.recorded',
  op,
  round: 'round_1',
  amount,
  at: when,
});
const bet = (when = NOW): RoundEvent => ({
  type: 'round.bet',
  tx: 'transfer_1',
  at: when,
  wallet: ANN,
  game: 'game_dice',
  currency: 'COINS',
  supplier: 'acme',
  most: 1_000,
  stake: 10,
  bet: null,
  outcome: null,
  pays: 0,
});
const moved = (kind: 'gameBet' | 'gameWin' | 'gameRefund', amount: number, balance: number) =>
  ({
    type: 'wallet.moved',
    id: 'transfer_1',
    kind,
    currency: 'COINS',
    amount,
    balance,
    against: 'house',
    reference: 'round_1',
    delay: 0,
  }) as const;
const rolledBack: RoundEvent = { type: 'round.rolledBack', tx: 'transfer_1', at: NOW };
const fresh = {
  transfer: transferKind.initial,
  round: roundKind.initial,
  wallet: purse({ COINS: 10 }),
  spin: spinKind.initial,
  target: transferKind.initial,
  ...inside,
};

test('a bet is taken while the session lasts', () => {
  for (const when of [NOW, at(GAME_SESSION_MS - 1)]) {
    given(fresh)
      .when((states) => decideSupplierBet(states, { ...order, at: when }))
      .thenHappens(
        {
          transfer: [recorded('bet', 10, when)],
          round: [bet(when)],
          wallet: [moved('gameBet', -10, 0)],
        },
        null,
      );
  }
  for (const late of [at(GAME_SESSION_MS), at(GAME_SESSION_MS + 1)]) {
    given(fresh)
      .when((states) => decideSupplierBet(states, { ...order, at: late }))
      .thenRefused('link-invalid');
  }
});

test('a bet that was taken is answered alike, even when the session is over', () => {
  const taken = { ...fresh, ...outside, transfer: after(transferKind, recorded('bet', 10)) };
  for (const when of [NOW, at(GAME_SESSION_MS + 1)]) {
    given(taken)
      .when((states) => decideSupplierBet(states, { ...order, at: when }))
      .thenNothing(null);
  }
  given(taken)
    .when((states) => decideSupplierBet(states, { ...order, amount: 11 }))
    .thenRefused('conflict', { recorded: { op: 'bet', round: 'round_1', amount: 10 } });
});

test('a bet that was taken back, or that another player made, does not stand', () => {
  const taken = { ...fresh, transfer: after(transferKind, recorded('bet', 10)) };
  given({ ...taken, round: after(roundKind, bet(), { ...rolledBack, tx: 'transfer_2' }) })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('round-closed');
  given({ ...taken, round: after(roundKind, { ...bet(), wallet: BEN } as RoundEvent) })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('conflict');
});

test('a game that is offered no more takes no bet, and answers for those it took', () => {
  given(fresh)
    .when((states) => decideSupplierBet(states, { ...order, maxWin: undefined }))
    .thenRefused('link-invalid');
  given({
    ...fresh,
    transfer: after(transferKind, recorded('bet', 10)),
    round: after(roundKind, bet()),
  })
    .when((states) => decideSupplierBet(states, { ...order, maxWin: undefined }))
    .thenNothing(null);
});

test('whom the gate does not admit bets no more', () => {
  given({ ...fresh, ...outside })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('not-signed-in', { rule: 'not-signed-in' });
});

test('money is bet in the currency of the player’s country, and in no other', () => {
  const wallet = purse({ EUR: 10, USD: 10 });
  const of = (currency: string) => ({ ...order, sitting: { ...sitting, currency } });
  given({ ...fresh, wallet })
    .when((states) => decideSupplierBet(states, of('USD')))
    .thenRefused('currency-unknown', { currency: 'EUR' });
  given({ ...fresh, wallet })
    .when((states) => decideSupplierBet(states, of('EUR')))
    .thenHappens(
      {
        transfer: [recorded('bet', 10)],
        round: [{ ...bet(), currency: 'EUR' } as RoundEvent],
        wallet: [{ ...moved('gameBet', -10, 0), currency: 'EUR' }],
      },
      null,
    );
});

test('what the wallet does not cover is not remembered', () => {
  given({ ...fresh, wallet: purse({ COINS: 9 }) })
    .when((states) => decideSupplierBet(states, order))
    .thenRefused('insufficient-amount', { balance: 9, amount: 10 });
});

const open = { ...fresh, round: after(roundKind, bet()) };
const whole = { ...move, wallet: ANN };
const win = { ...move, jackpot: 0, closes: true };

test('a win is what the third party says, once', () => {
  given(open)
    .when((states) => decideSupplierWin(states, { ...win, amount: 33 }))
    .thenHappens(
      {
        transfer: [recorded('win', 33)],
        round: [
          {
            type: 'round.won',
            tx: 'transfer_1',
            at: NOW,
            amount: 33,
            wallet: ANN,
            game: 'game_dice',
            currency: 'COINS',
            stake: 10,
          },
        ],
        wallet: [moved('gameWin', 33, 43)],
      },
      null,
    );
  given({ ...open, transfer: after(transferKind, recorded('win', 33)) })
    .when((states) => decideSupplierWin(states, { ...win, amount: 33 }))
    .thenNothing(null);
});

test('no win is above the most that was agreed on', () => {
  given(open)
    .when((states) => decideSupplierWin(states, { ...win, amount: 1_001 }))
    .thenRefused('win-too-large', { field: 'amount', most: 1_000 });
  const { most: _, ...older } = bet() as Extract<RoundEvent, { type: 'round.bet' }>;
  for (const [round, amount] of [
    [open.round, 1_000],
    // Of a bet from before.
    [after(roundKind, older), 1_001],
  ] as const) {
    given({ ...open, round })
      .when((states) => decideSupplierWin(states, { ...win, amount }))
      .thenHappens(
        {
          transfer: [recorded('win', amount)],
          round: [
            {
              type: 'round.won',
              tx: 'transfer_1',
              at: NOW,
              amount,
              wallet: ANN,
              game: 'game_dice',
              currency: 'COINS',
              stake: 10,
            },
          ],
          wallet: [moved('gameWin', amount, amount + 10)],
        },
        null,
      );
  }
});

test('a win before its bet is refused and not remembered', () => {
  given(fresh)
    .when((states) => decideSupplierWin(states, { ...win, amount: 33 }))
    .thenRefused('not-found');
});

test('a rollback gives the stake back, once', () => {
  given(open)
    .when((states) => decideSupplierRollback(states, whole))
    .thenHappens(
      {
        transfer: [recorded('rollback', 0)],
        round: [rolledBack],
        wallet: [moved('gameRefund', 10, 20)],
      },
      null,
    );
  given({ ...open, transfer: after(transferKind, recorded('rollback', 0)) })
    .when((states) => decideSupplierRollback(states, whole))
    .thenNothing(null);
});

test('the rollback of a bet that nobody has seen is remembered', () => {
  given(fresh)
    .when((states) => decideSupplierRollback(states, { ...move, wallet: undefined }))
    .thenHappens({ transfer: [recorded('rollback', 0)], round: [rolledBack] }, null);
});

test('a bet that came between the look and the lock makes the rollback come again', () => {
  for (const named of [{}, { bet: 'transfer_9' }])
    given(open)
      .when((states) => decideSupplierRollback(states, { ...move, ...named, wallet: undefined }))
      .thenRefused('unavailable');
});
