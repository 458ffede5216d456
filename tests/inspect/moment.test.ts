import { expect, test } from 'vitest';
import { redact } from '../../machines/app/redact';
import { inTreeOrder } from '../../src/inspect/inspector.rules';
import { momentAt } from '../../src/inspect/moment';
import { type ActorPicture, createTrace, picturesOf } from '../../src/inspect/picture';
import { wander } from '../machines/support/wander';
import { aWorld, token } from '../machines/support/world';
import { dice } from '../support/dice';

const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
/** Of an actor that has not moved since its start nothing is known of how it got there. */
const sorted = (actors: readonly ActorPicture[]) =>
  inTreeOrder(plain(actors).map((actor) => ({ ...actor, taken: [] })));

test('every step of the journal shows the system as it was then', () => {
  for (const seed of [1, 2]) {
    const world = aWorld({ stored: { token: token() } });
    const trace = createTrace();
    world.app.system.inspect({ next: trace.inspect });
    const seen = new Map<number, ActorPicture[]>();
    const roll = dice(seed);
    for (let step = 0; step < 40; step += 1) {
      wander(world, roll, 1);
      const n = world.journal.recording().entries.at(-1)?.n;
      if (n !== undefined) seen.set(n, sorted(picturesOf(world.app, trace)));
    }
    const recording = plain(world.journal.recording());
    expect(seen.size).toBeGreaterThan(15);
    for (const [n, actors] of seen) {
      const moment = momentAt(redact(plain(world.start)), recording, n);
      expect(sorted(moment.actors), `session ${seed}, entry ${n}`).toEqual(actors);
    }
    world.app.stop();
  }
});

test('a step names the edges it took and what actors told each other', () => {
  const world = aWorld();
  world.resident('session').send({ type: 'session.adopt', token: token() });
  world.resident('session').send({ type: 'session.renew' });
  const recording = plain(world.journal.recording());
  const at = (type: string) => {
    const entry = recording.entries.find(({ event }) => event.type === type);
    return momentAt(world.start, recording, entry?.n ?? 0);
  };
  const session = at('session.renew').actors.find(({ path }) => path === 'app/session');
  expect(session).toMatchObject({
    value: 'signedIn.renewing.claiming',
    active: [
      'session',
      'session.signedIn',
      'session.signedIn.renewing',
      'session.signedIn.renewing.claiming',
    ],
    taken: ['session.signedIn.fresh session.renew[0]'],
  });
  expect(at('session.adopt').followed).toContainEqual({
    from: 'app/session',
    to: 'app/wallet',
    event: { type: 'session.opened', playerId: 'player_ann1' },
  });
  const before = momentAt(world.start, recording, 0);
  expect(before.actors.find(({ path }) => path === 'app/session')?.value).toBe('signedOut');
  world.app.stop();
});

test('a journal of other machines is refused', () => {
  const entry = { n: 1, at: 0, to: 'app/nobody', event: { type: 'nobody.here' } };
  const recording = { checkpoint: undefined, entries: [entry] };
  expect(() => momentAt(aWorld().start, recording, 1)).toThrow("'app/nobody'");
});
