import { test } from 'vitest';
import { SPINS_EXPIRY_MS } from '../../../contract/limits';
import { decideGiveSpins } from '../../../server/spin/spin.decider';
import { type SpinEvent, spinKind } from '../../../server/spin/spin.events';
import { after, given } from '../../support/decider';
import { ANN, at, NOW } from '../../support/states';

const grant = {
  player: ANN,
  game: 'game_dice',
  source: 'house',
  stake: 5,
  total: 10,
  at: NOW,
} as const;
const granted: SpinEvent = {
  ...{ type: 'spin.granted', ...grant, currency: 'COINS', expires: at(SPINS_EXPIRY_MS) },
};

test('free rounds are given once', () => {
  given(spinKind.initial)
    .when((spin) => decideGiveSpins(spin, grant))
    .thenHappens({ spin: [granted] }, null);
  given(after(spinKind, granted))
    .when((spin) => decideGiveSpins(spin, { ...grant, total: 20 }))
    .thenNothing(null);
});
