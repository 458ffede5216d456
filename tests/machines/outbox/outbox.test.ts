import { expect, test } from 'vitest';
import { problem } from '../../../contract/problems';
import { redact } from '../../../machines/app/redact';
import { favouriteIds } from '../../../machines/game/favourites.select';
import type { OutboxEntry } from '../../../machines/outbox/outbox.calls';
import { anEntry, aWaitingLetter } from '../../../machines/outbox/outbox.sample';
import { aWorld, SECRET, token, type World } from '../support/world';

const aMember = (): World => aWorld({ stored: { token: token() } });
const list = (world: World, ...entries: OutboxEntry[]) =>
  world.asked('outbox.store').answer({ type: 'outbox.listed', entries } as never);
const outbox = (world: World) => world.resident('outbox').getSnapshot();
const alerts = (world: World): string[] => world.resident('alerts').getSnapshot().context.ids;
const send = (world: World) => world.asked('outbox.send');

test('what is listed is sent by the one tab that leads, one after the other', () => {
  const world = aMember();
  list(world, anEntry(), aWaitingLetter());
  expect(outbox(world).value).toEqual({ open: { flushing: 'claiming' } });
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  expect(send(world).input).toEqual({ entry: anEntry() });
  send(world).answer({ type: 'outbox.sent', id: anEntry().id } as never);
  expect(send(world).input).toEqual({ entry: aWaitingLetter() });
  send(world).answer({ type: 'outbox.sent', id: aWaitingLetter().id } as never);
  expect(outbox(world).value).toEqual({ open: 'idle' });
  expect(world.asked('outbox.store').heard).toEqual([
    { type: 'store.drop', ids: [anEntry().id] },
    { type: 'store.drop', ids: [aWaitingLetter().id] },
  ]);
  expect(world.questions.filter(({ port }) => port === 'outbox.lead')).toEqual([]);
});

test('what folds into one is kept as that one, before it is sent', () => {
  const world = aMember();
  const written = anEntry({ id: 'written', call: 'writeReview', body: { text: 'Lit' } });
  const edited = anEntry({
    id: 'edited',
    call: 'editReview',
    body: { text: 'Dark' },
    at: 1 + written.at,
  });
  const folded = { ...edited, call: 'writeReview' };
  list(world, written, edited);
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  expect(world.asked('outbox.store').heard).toEqual([
    { type: 'store.put', entry: folded },
    { type: 'store.drop', ids: ['written'] },
  ]);
  expect(send(world).input).toEqual({ entry: folded });
});

test('a broken line rests longer each time, and a found connection ends the rest', () => {
  const world = aMember();
  list(world, anEntry());
  const fail = () => {
    world.asked('outbox.lead').answer({ type: 'outbox.granted' });
    send(world).answer({ type: 'port.failed', port: 'outbox.send' } as never);
  };
  fail();
  expect(outbox(world).value).toEqual({ open: 'resting' });
  world.clock.increment(1_999);
  expect(outbox(world).value).toEqual({ open: 'resting' });
  world.clock.increment(1);
  fail();
  world.clock.increment(4_999);
  expect(outbox(world).value).toEqual({ open: 'resting' });
  world.asked('connection.watch').answer({ type: 'connection.found' });
  expect(outbox(world).value).toEqual({ open: { flushing: 'claiming' } });
});

test('a refusal ends an entry in words, keeps what was written, and lets the others pass', () => {
  const world = aMember();
  list(world, aWaitingLetter(), anEntry({ at: aWaitingLetter().at + 1 }));
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  const refusal = problem('letters-closed');
  send(world).answer({
    type: 'outbox.refused',
    id: aWaitingLetter().id,
    problem: refusal,
  } as never);
  expect(alerts(world)).toHaveLength(1);
  expect(outbox(world).context.entries[0]).toEqual(aWaitingLetter({ problem: refusal }));
  expect(send(world).input).toEqual({ entry: anEntry({ at: aWaitingLetter().at + 1 }) });
  world.resident('outbox').send({ type: 'outbox.discard', id: aWaitingLetter().id });
  expect(outbox(world).context.entries).toHaveLength(1);
});

test('taken back, a favourite turns back and a letter becomes a draft; what has left stays', () => {
  const world = aMember();
  list(world, aWaitingLetter(), anEntry());
  expect(favouriteIds(world.resident('favourites').getSnapshot())).toEqual(['game_wheel']);
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  expect(send(world).input).toEqual({ entry: anEntry() });
  const cancel = (id: string) => world.resident('outbox').send({ type: 'outbox.cancel', id });
  cancel(anEntry().id);
  expect(outbox(world).context.entries).toHaveLength(2);
  cancel(aWaitingLetter().id);
  expect(outbox(world).context.entries).toContainEqual(aWaitingLetter({ held: true }));
  send(world).answer({ type: 'port.failed', port: 'outbox.send' } as never);
  cancel(anEntry().id);
  expect(outbox(world).context.entries).toEqual([aWaitingLetter({ held: true })]);
  expect(favouriteIds(world.resident('favourites').getSnapshot())).toEqual([]);
});

test('a heart whose call is kept stays turned, and turns back when it is refused later', () => {
  const world = aMember();
  const ids = () => favouriteIds(world.resident('favourites').getSnapshot());
  world.resident('favourites').send({ type: 'favourites.toggle', gameId: 'game_wheel' });
  const kept = { type: 'port.failed', port: 'favourite.save', kept: anEntry().id } as const;
  world.asked('favourite.save').answer(kept);
  expect(alerts(world)).toEqual([]);
  list(world, anEntry());
  expect(ids()).toEqual(['game_wheel']);
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  const refused = { type: 'outbox.refused', id: anEntry().id, problem: problem('not-found') };
  send(world).answer(refused as never);
  expect(ids()).toEqual([]);
});

test('what another tab has sent is told as sent; signed out, nothing of the player is left here', () => {
  const world = aMember();
  list(world, anEntry());
  list(world);
  expect(outbox(world).value).toEqual({ open: { flushing: 'claiming' } });
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  expect(outbox(world).value).toEqual({ open: 'idle' });
  expect(favouriteIds(world.resident('favourites').getSnapshot())).toEqual(['game_wheel']);
  list(world, aWaitingLetter());
  world.resident('session').send({ type: 'session.signOut' });
  expect(outbox(world).value).toBe('absent');
  expect(outbox(world).context.entries).toEqual([]);
});

test('a journal holds no words of what waits', () => {
  const letter = aWaitingLetter({ body: { recipient: 'x', text: SECRET, images: [] } });
  const review = anEntry({ call: 'writeReview', body: { stars: 4, text: SECRET } });
  expect(JSON.stringify(redact({ entries: [letter, review] }))).not.toContain(SECRET);
});
