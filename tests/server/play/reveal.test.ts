import { afterAll, beforeAll, expect, test } from 'vitest';
import { getRound, lookAtRound, revealRound } from '../../../contract/play';
import { verifyRound } from '../../../games/verify/verify.rules';
import { answerOf, type Member, type TestPlatform, testPlatform } from '../../support/platform';

let platform: TestPlatform;
let ann: Member;
let ben: Member;
beforeAll(async () => {
  platform = await testPlatform();
  [ann, ben] = [await platform.member(), await platform.member()];
});
afterAll(() => platform.close());

const bet = async (slug: string, stake: number, choice: object, more = {}) => {
  const session = await platform.sit(slug, 'COINS', ann.token);
  const { body } = await platform.post('/play/rounds', { session, stake, bet: choice, ...more });
  return { session, round: body.round };
};
const dice = () => bet('high-striker', 100, { direction: 'under', target: 5_000 });
const look = (id: string, by: object = {}) => platform.get(`/play/shown/${id}`, by);
const reveal = (id: string, by: object) => platform.post(`/play/rounds/${id}/reveal`, {}, by);

test('whoever has a round’s address sees game, stake and result, and nothing else of it', async () => {
  const { round } = await dice();
  for (const by of [{}, ben]) {
    const shown = answerOf(lookAtRound, (await look(round._id, by)).body);
    expect(shown).toMatchObject({ stake: 100, pays: round.pays, outcome: round.outcome });
    expect(shown.game?.defaultName).toBe('High Striker');
    expect(shown.openedAt).toBeUndefined();
    expect(shown.fairness).toEqual({ commit: round.fairness.commit, clientSeed: '', nonce: 0 });
    const text = JSON.stringify(shown);
    for (const hidden of [ann.id, ann.username, round.fairness.clientSeed])
      expect(text).not.toContain(hidden);
  }
});

test('a round that nobody knows, and one that is still open, are not to be seen', async () => {
  expect((await look(`round_${'0'.repeat(24)}`)).body.code).toBe('not-found');
  const { session, round } = await bet('lantern-mines', 100, { mines: 3 });
  expect((await look(round._id)).body.code).toBe('not-found');
  const act = (turn: number, action: object) =>
    platform.post(`/play/rounds/${round._id}/act`, { session, turn, action });
  const { body } = await act(0, { kind: 'open', tile: 7 });
  if (body.round.state === 'open') await act(1, { kind: 'cash-out' });
  const shown = answerOf(lookAtRound, (await look(round._id)).body);
  // How it stood before its last step, so that it can be shown in motion.
  expect(shown.course.map(({ outcome }) => outcome)).toEqual(
    [round.outcome, body.round.outcome].slice(0, shown.actions.length),
  );
});

test('its player reveals the seed, once, and anybody draws the round again', async () => {
  const { session, round } = await dice();
  const own = answerOf(revealRound, (await reveal(round._id, ann)).body);
  const again = answerOf(revealRound, (await reveal(round._id, ann)).body);
  expect(again).toEqual(own);
  expect(answerOf(getRound, (await platform.get(`/play/rounds/${round._id}`, ann)).body)).toEqual(
    own,
  );
  const {
    fairness,
    game,
    stake,
    bet: choice,
    actions,
    outcome,
    pays,
    staked,
  } = answerOf(lookAtRound, (await look(round._id)).body);
  const verified = verifyRound({
    ...{ ...fairness, serverSeed: fairness.serverSeed ?? '' },
    ...{ engine: game?.engine ?? '', skin: game?.skin ?? '', stake, bet: choice, actions },
    claimed: { outcome, pays, staked },
  });
  expect(verified.ok).toBe(true);
  // The table goes on with its next seed, which asks for the player's.
  const next = await platform.post('/play/rounds', {
    ...{ session, stake: 100, bet: { direction: 'under', target: 5_000 } },
    clientSeed: 'another',
  });
  expect(next.body.round.fairness).toMatchObject({ clientSeed: 'another', nonce: 0 });
});

test('nobody reveals another’s seed, nor one that an open round draws from', async () => {
  const { round } = await dice();
  expect((await reveal(round._id, ben)).body.code).toBe('not-found');
  expect((await reveal(round._id, {})).body.code).toBe('not-signed-in');
  const open = await bet('lantern-mines', 100, { mines: 3 });
  expect((await reveal(open.round._id, ann)).body.code).toBe('seed-in-use');
});
