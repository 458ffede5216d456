import { expect, test } from 'vitest';
import { TOKEN_GRACE_MS } from '../../../contract/limits';
import { decideTokenUsed } from '../../../server/session/session.decider';
import { type SessionEvent, sessionKind } from '../../../server/session/session.events';
import { isGood } from '../../../server/session/session.moves';
import { after, given } from '../../support/decider';
import { ANN, at, NOW } from '../../support/states';

const opened: SessionEvent = { type: 'session.opened', player: ANN, at: NOW, expiresAt: at(9) };
const refreshed = (generation: number): SessionEvent => ({
  type: 'session.refreshed',
  expiresAt: at(9),
  generation,
});
const used: SessionEvent = { type: 'session.adopted', at: at(1) };

test('that the newest token is used is kept once', () => {
  given({ session: after(sessionKind, opened, refreshed(1)) })
    .when((states) => decideTokenUsed(states, 1, at(1)))
    .thenHappens({ session: [used] }, null);
  given({ session: after(sessionKind, opened, refreshed(1), used, refreshed(2)) })
    .when((states) => decideTokenUsed(states, 2, at(1)))
    .thenHappens({ session: [used] }, null);
});

test.each([
  ['is the first, which replaced none', [opened], 0],
  ['is not the newest', [opened, refreshed(1)], 0],
  ['was used before', [opened, refreshed(1), used], 1],
  ['is of a session that ended', [opened, refreshed(1), { type: 'session.ended' }], 1],
] as const)('nothing is kept of a token that %s', (_, events, generation) => {
  given({ session: after(sessionKind, ...events) })
    .when((states) => decideTokenUsed(states, generation, NOW))
    .thenNothing(null);
});

const grace = { generation: 2, adoptedAt: NOW };
test.each([
  ['the newest', { generation: 2 }, 2, NOW, true],
  ['the one before, while the newest is unused', { generation: 2 }, 1, at(TOKEN_GRACE_MS), true],
  ['the one before, in the grace', grace, 1, at(TOKEN_GRACE_MS - 1), true],
  ['the one before, after it', grace, 1, at(TOKEN_GRACE_MS), false],
  ['the last but one', { generation: 2 }, 0, NOW, false],
  ['one that never was', { generation: 2 }, 3, NOW, false],
] as const)('whether %s is good', (_, generations, generation, now, good) => {
  expect(isGood(generations, generation, now)).toBe(good);
});
