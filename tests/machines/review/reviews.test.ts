import { expect, test } from 'vitest';
import { REVIEWS_GATHER_MS } from '../../../contract/limits';
import { aGame } from '../../../contract/make/game';
import { aReview } from '../../../contract/make/review';
import { problem } from '../../../contract/problems';
import type { Review, Vote } from '../../../contract/review';
import { anEntry } from '../../../machines/outbox/outbox.sample';
import { pressed, withVote } from '../../../machines/review/reviews.rules';
import { voteOn } from '../../../machines/review/reviews.select';
import { keepJournal } from '../support/golden';
import { aWorld, token, type World } from '../support/world';

const reviews = (world: World) => world.resident('reviews').getSnapshot();
const own = (world: World) => world.resident('review').getSnapshot();
const counts = (world: World) => {
  const [{ up, down, vote: given }] = reviews(world).context.list.items as [Review];
  return [up, down, given];
};
const mine = aReview({ _id: 'review_mine', playerId: 'player_ann1', mine: true, text: 'Mine' });
const page = (given: object = {}) =>
  ({
    type: 'list.listed',
    items: [aReview()],
    total: 1,
    summary: { average: 4, total: 1 },
    ...given,
  }) as never;
const tell = (world: World, name: string, ...events: object[]) => {
  for (const event of events) world.resident(name).send(event as never);
};
const vote = (world: World, thumb: Vote) =>
  voteOn(reviews(world), 'review_0001')?.send({ type: 'vote.press', vote: thumb });

const some = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => aReview({ _id: `review_${1_000 + from + n}` }));

const aPage = (given: object = {}): World => {
  const world = aWorld({ to: '/games/lucky-wheel', stored: { token: token() } });
  world.asked('socket.connection').answer({ type: 'socket.opened' });
  world.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  world.asked('reviews.list').answer(page(given));
  return world;
};

test('votes: each press from each vote', () => {
  const review = aReview({ up: 3, down: 1 });
  const after = (before: 'up' | 'down' | undefined, press: 'up' | 'down') => {
    const now = pressed(before, press);
    const { up, down, vote: stands } = withVote(withVote(review, before), now);
    return [up, down, stands];
  };
  expect([
    after(undefined, 'up'),
    after(undefined, 'down'),
    after('up', 'up'),
    after('up', 'down'),
    after('down', 'up'),
    after('down', 'down'),
  ]).toEqual([
    [4, 1, 'up'],
    [3, 2, 'down'],
    [3, 1, undefined],
    [3, 2, 'down'],
    [4, 1, 'up'],
    [3, 1, undefined],
  ]);
});

test('a vote counts at once, and turns back with words when the server refuses', () => {
  const world = aPage();
  vote(world, 'up');
  expect(counts(world)).toEqual([4, 1, 'up']);
  expect(world.asked('review.vote').input).toMatchObject({ vote: 'up' });
  const refused = { type: 'vote.refused', problem: problem('forbidden') };
  world.asked('review.vote').answer(refused as never);
  expect(counts(world)).toEqual([3, 1, undefined]);
  expect(world.resident('alerts').getSnapshot().context.ids).toHaveLength(1);
});

test('a second press before the answer wins, and the server’s count is the last word', () => {
  const world = aPage();
  vote(world, 'up');
  vote(world, 'up');
  world
    .asked('review.vote')
    .answer({ type: 'vote.taken', review: aReview({ up: 4, vote: 'up' }) } as never);
  expect([counts(world), world.asked('review.vote').input]).toEqual([
    [3, 1, undefined],
    { gameId: 'game_wheel', reviewId: 'review_0001', vote: undefined },
  ]);
  world
    .asked('review.vote')
    .answer({ type: 'vote.taken', review: aReview({ up: 7, down: 2 }) } as never);
  expect(counts(world)).toEqual([7, 2, undefined]);
});

test('a press while a vote is on its way waits for it, and the last one counts', () => {
  const world = aPage();
  const asked = () => world.questions.filter(({ port }) => port === 'review.vote');
  vote(world, 'up');
  vote(world, 'down');
  expect(asked().map(({ input }) => input)).toMatchObject([{ vote: 'up' }]);
  expect(counts(world)).toEqual([3, 2, 'down']);
  world
    .asked('review.vote')
    .answer({ type: 'vote.taken', review: aReview({ up: 8, down: 2, vote: 'up' }) } as never);
  expect(counts(world)).toEqual([3, 2, 'down']);
  expect(asked().map(({ input }) => input)).toMatchObject([{ vote: 'down' }]);
  // What the server makes of it is not asked about for ever.
  world.asked('review.vote').answer({ type: 'vote.taken', review: aReview() } as never);
  expect(asked()).toEqual([]);
});

test('what was pressed back and forth meanwhile is not asked again', () => {
  const world = aPage();
  vote(world, 'up');
  vote(world, 'down');
  vote(world, 'up');
  world
    .asked('review.vote')
    .answer({ type: 'vote.taken', review: aReview({ vote: 'up' }) } as never);
  expect(world.questions.some(({ port }) => port === 'review.vote')).toBe(false);
});

test('one’s own review is not voted on, and a guest votes on none', () => {
  const world = aPage({ items: [aReview({ mine: true })] });
  vote(world, 'up');
  expect(counts(world)).toEqual([3, 1, undefined]);
  const guest = aWorld({ to: '/games/lucky-wheel' });
  guest.asked('game.load').answer({ type: 'game.loaded', game: aGame() } as never);
  guest.asked('reviews.list').answer(page());
  vote(guest, 'up');
  expect(counts(guest)).toEqual([3, 1, undefined]);
});

test('news of reviews are gathered, and a list that was loaded in pages keeps its length', () => {
  const world = aPage({ items: some(0, 10), total: 25 });
  tell(world, 'reviews', { type: 'list.more' });
  world.asked('reviews.list').answer(page({ items: some(10, 20), total: 25 }));
  const heard = { type: 'socket.heard', room: 'game:game_wheel', name: 'review', body: '{}' };
  world.asked('socket.connection').answer(heard as never);
  world.asked('socket.connection').answer(heard as never);
  expect(reviews(world).value).toEqual({ open: 'outdated' });
  world.clock.increment(REVIEWS_GATHER_MS);
  expect(world.asked('reviews.list').input).toMatchObject({
    pageIndex: 0,
    pageSize: 20,
  });
});

test('a review is written, changed and, after a question, deleted', () => {
  const world = aPage();
  expect(own(world).value).toBe('absent');
  tell(world, 'review', { type: 'review.write' }, { type: 'review.submit' });
  expect(own(world).value).toEqual({ writing: 'untried' });
  own(world).children.stars.send({ type: 'stars.rate', star: 5 });
  tell(world, 'review', { type: 'review.type', draft: 'Mine' }, { type: 'review.submit' });
  expect(world.asked('review.save').input).toEqual({
    gameId: 'game_wheel',
    stars: 5,
    text: 'Mine',
    exists: false,
  });
  world.asked('review.save').answer({ type: 'review.saved', review: mine } as never);
  expect([own(world).value, reviews(world).value]).toEqual(['written', { open: 'loading' }]);
  tell(world, 'review', { type: 'review.write' }, { type: 'review.submit' });
  expect(world.asked('review.save').input).toMatchObject({ stars: 4, exists: true });
  world.asked('review.save').answer({ type: 'review.saved', review: mine } as never);
  tell(world, 'review', { type: 'review.delete' }, { type: 'review.confirm' });
  world.asked('review.delete').answer({ type: 'review.deleted' });
  expect([own(world).value, own(world).context.own]).toEqual(['absent', undefined]);
});

test('words that did not arrive stay; one that was written elsewhere is changed instead', () => {
  const world = aPage();
  tell(
    world,
    'review',
    { type: 'review.write' },
    { type: 'review.rate', stars: 3 },
    { type: 'review.type', draft: 'Fine' },
    { type: 'review.submit' },
  );
  world.asked('review.save').answer({ type: 'port.failed', port: 'review.save' } as never);
  expect([own(world).value, own(world).context.draft]).toEqual([
    { writing: 'unreachable' },
    'Fine',
  ]);
  tell(world, 'review', { type: 'review.submit' });
  const refused = { type: 'review.refused', problem: problem('review-exists') };
  world.asked('review.save').answer(refused as never);
  world.asked('reviews.list').answer(page({ own: mine }));
  expect([own(world).value, own(world).context.draft]).toEqual([{ writing: 'refused' }, 'Fine']);
  tell(world, 'review', { type: 'review.submit' });
  expect(world.asked('review.save').input).toMatchObject({ text: 'Fine', exists: true });
});

test('a vote that was given in another tab is the one that a press takes back here', () => {
  const world = aPage();
  tell(world, 'reviews', { type: 'list.retry' });
  world.asked('reviews.list').answer(page({ items: [aReview({ vote: 'up', up: 4 })] }));
  vote(world, 'up');
  expect(world.asked('review.vote').input).toMatchObject({ vote: undefined });
  expect(counts(world)).toEqual([3, 1, undefined]);
});

test('what the room said while nobody heard it is asked for', () => {
  const world = aPage();
  tell(world, 'reviews', { type: 'connection.found' });
  expect(reviews(world).value).toEqual({ open: 'outdated' });
  keepJournal(world, 'reviewsRoomMissed');
});

const held = anEntry({ call: 'writeReview', body: { stars: 4, text: 'Kind' } });
const list = (world: World, ...entries: object[]) =>
  world.asked('outbox.store').answer({ type: 'outbox.listed', entries } as never);
/** On the page, with a review in the outbox that is being changed. */
const changingWhatWaits = (): World => {
  const world = aPage();
  list(world, held);
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  tell(world, 'review', { type: 'review.write' }, { type: 'review.type', draft: 'Kinder' });
  return world;
};
const sendsIt = (world: World) =>
  world.asked('outbox.send').answer({ type: 'outbox.sent', id: held.id } as never);

test('what the outbox sends while it is being changed is no longer waited for', () => {
  const world = changingWhatWaits();
  sendsIt(world);
  expect([own(world).value, own(world).context.draft]).toEqual([{ writing: 'untried' }, 'Kinder']);
  tell(world, 'review', { type: 'review.cancel' });
  expect(own(world).value).toBe('unknown');
  world.asked('reviews.list').answer(page({ own: mine }));
  expect([own(world).value, own(world).context.own]).toEqual(['written', mine]);
});

test('so is what it sends while the change is being saved, which changes what is there', () => {
  const world = changingWhatWaits();
  tell(world, 'review', { type: 'review.submit' });
  sendsIt(world);
  world.asked('review.save').answer({ type: 'port.failed', port: 'review.save' } as never);
  tell(world, 'review', { type: 'review.submit' });
  expect(world.asked('review.save').input).toMatchObject({ text: 'Kinder', exists: true });
  world.asked('review.save').answer({ type: 'port.failed', port: 'review.save' } as never);
  tell(world, 'review', { type: 'review.cancel' });
  expect(own(world).value).toBe('unknown');
});

test('what the outbox was refused stands in the form, with the words as they are by then', () => {
  const world = changingWhatWaits();
  const why = problem('review-exists');
  world.asked('outbox.send').answer({ type: 'outbox.refused', id: held.id, problem: why } as never);
  const { value, context } = own(world);
  expect([value, context.draft, context.problem, context.waits]).toEqual([
    { writing: 'refused' },
    'Kinder',
    why,
    false,
  ]);
  expect(world.resident('outbox').getSnapshot().context.entries).toEqual([]);
});

test('a change that is given up leaves what waits as it was', () => {
  const world = changingWhatWaits();
  tell(world, 'review', { type: 'review.cancel' });
  const { value, context } = own(world);
  expect([value, context.draft]).toEqual(['waiting', 'Kind']);
});

test('a favourite of the game that is sent leaves the review waiting', () => {
  const world = aPage();
  const heart = anEntry({ id: 'entry-0009', at: 0 });
  list(world, held, heart);
  world.asked('outbox.lead').answer({ type: 'outbox.granted' });
  expect(world.asked('outbox.send').input).toEqual({ entry: heart });
  world.asked('outbox.send').answer({ type: 'outbox.sent', id: heart.id } as never);
  expect(own(world).value).toBe('waiting');
});

test('a review that is not there any more counts as deleted', () => {
  const world = aPage({ own: mine });
  tell(world, 'review', { type: 'review.delete' }, { type: 'review.confirm' });
  const gone = { type: 'review.refused', problem: problem('not-found') };
  world.asked('review.delete').answer(gone as never);
  expect([own(world).value, own(world).context.own]).toEqual(['absent', undefined]);
  expect(world.resident('alerts').getSnapshot().context.ids).toEqual([]);
});

/** What was asked for before a vote, and is answered after it. */
const older = () => page({ items: [aReview({ up: 3 })] });

const count = (world: World) =>
  world
    .asked('review.vote')
    .answer({ type: 'vote.taken', review: aReview({ up: 4, vote: 'up' }) } as never);

test('an answer that was asked for before a vote does not turn it back', () => {
  const world = aPage();
  tell(world, 'reviews', { type: 'list.retry' });
  const asked = world.asked('reviews.list');
  vote(world, 'up');
  count(world);
  if (world.questions.includes(asked)) asked.answer(older());
  expect(counts(world)).toEqual([4, 1, 'up']);
  // What is asked for from here on knows of it.
  world.clock.increment(REVIEWS_GATHER_MS);
  world.asked('reviews.list').answer(page({ items: [aReview({ up: 9, vote: 'up' })] }));
  expect(counts(world)).toEqual([9, 1, 'up']);
});

test('nor does one that was asked for while a vote is on its way', () => {
  const world = aPage();
  vote(world, 'up');
  tell(world, 'reviews', { type: 'list.retry' });
  world.asked('reviews.list').answer(older());
  expect(counts(world)).toEqual([4, 1, 'up']);
});

test('of two votes the one that is still on its way keeps the list from being turned back', () => {
  const world = aPage({ items: [aReview(), aReview({ _id: 'review_0002' })], total: 2 });
  const other = voteOn(reviews(world), 'review_0002');
  vote(world, 'up');
  other?.send({ type: 'vote.press', vote: 'up' });
  const counted = aReview({ _id: 'review_0002', up: 4, vote: 'up' });
  world.asked('review.vote').answer({ type: 'vote.taken', review: counted } as never);
  tell(world, 'reviews', { type: 'list.retry' });
  world.asked('reviews.list').answer(older());
  expect([reviews(world).value, counts(world)]).toEqual([{ open: 'outdated' }, [4, 1, 'up']]);
});

test('a vote that is on its way when its game is left holds up no other game’s list', () => {
  const world = aPage();
  vote(world, 'up');
  tell(world, 'game', { type: 'game.show', slug: 'high-striker', page: true });
  const game = aGame({ _id: 'game_striker' });
  world.asked('game.load').answer({ type: 'game.loaded', game } as never);
  world.asked('reviews.list').answer(page());
  expect(reviews(world).value).toEqual({ open: 'shown' });
});

test('a rating begins without a star, or with those of the review that is there [§9]', () => {
  const stars = (world: World) => {
    world.resident('review').send({ type: 'review.write' });
    return own(world).children.stars?.getSnapshot().context.value;
  };
  expect([stars(aPage()), stars(aPage({ own: mine }))]).toEqual([0, mine.stars]);
});
