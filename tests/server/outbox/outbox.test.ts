import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Letter } from '../../../contract/letter';
import type { Notification } from '../../../contract/notification';
import { listReviews } from '../../../contract/review';
import { dice } from '../../support/dice';
import { WAIT_MS } from '../../support/patience';
import { type Member, type TestPlatform, testPlatform } from '../../support/platform';
import { type Device, openPage, type Page } from './device';
import { type Fate, type Network, openNetwork } from './network';

const SEEDS = 12;
const STEPS = 14;

let platform: TestPlatform;
let games: string[] = [];
beforeAll(async () => {
  platform = await testPlatform();
  const { items } = (await platform.post('/games/find?pageIndex=0&pageSize=3', {})).body;
  games = (items as unknown as { _id: string }[]).map(({ _id }) => _id);
});
afterAll(() => platform.close());

/** A command as a machine gives it: the port and what it is asked. */
interface Command {
  port: Parameters<Page['ask']>[0];
  input: object;
}

/** A writer who has three letters, and the one who wrote them. */
interface Cast {
  ann: Member;
  ben: Member;
  letters: string[];
  notices: string[];
}

const gather = async (): Promise<Cast> => {
  const [ann, ben] = await platform.friends();
  const letters: string[] = [];
  for (const text of ['one', 'two', 'three']) {
    const { body } = await platform.post(
      '/letters/send',
      { recipient: ann.id, text },
      { token: ben.token },
    );
    letters.push(body._id);
  }
  const { body } = await platform.post('/notifications', { perPage: 50 }, { token: ann.token });
  const items = body.items as unknown as Notification[];
  return { ann, ben, letters, notices: items.map(({ id }) => id) };
};

/** Commands that a player gives in this order, as their own screen would let them. */
const commandsOf = (roll: () => number, { ben, letters, notices }: Cast): Command[] => {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(roll() * items.length)] as Item;
  const marked = new Set<string>();
  const reviewed = new Set<string>();
  const make: (() => Command)[] = [
    () => {
      const gameId = pick(games);
      const isMarked = !marked.has(gameId);
      if (isMarked) marked.add(gameId);
      else marked.delete(gameId);
      return { port: 'favourite.save', input: { gameId, marked: isMarked } };
    },
    () => ({
      port: 'letterWrite.submit',
      input: { recipient: ben.id, text: `Letter ${roll()}`, images: [] },
    }),
    () => {
      const gameId = pick(games);
      if (reviewed.has(gameId) && roll() < 0.3) {
        reviewed.delete(gameId);
        return { port: 'review.delete', input: { gameId } };
      }
      const exists = reviewed.has(gameId);
      reviewed.add(gameId);
      const stars = 1 + Math.floor(roll() * 5);
      return { port: 'review.save', input: { gameId, stars, text: `Words ${roll()}`, exists } };
    },
    () => ({
      port: 'letters.change',
      input: { ids: [pick(letters)], state: pick(['seen', 'seen', 'unseen', 'deleted', 'kept']) },
    }),
    () => ({
      port: 'notifications.mark',
      input: roll() < 0.2 ? { list: 'all' } : { id: pick(notices) },
    }),
  ];
  return Array.from({ length: STEPS }, () => pick(make)());
};

/** All that the commands can change, without what differs from run to run. */
const stateOf = async ({ ann, ben, letters, notices }: Cast) => {
  const as = { token: ann.token };
  const [me, inbox, arrived, told, ...reviews] = await Promise.all([
    platform.get('/get', as),
    platform.post('/letters/inbox', { pageSize: 100 }, as),
    platform.post('/letters/inbox', { pageSize: 100 }, { token: ben.token }),
    platform.post('/notifications', { perPage: 50 }, as),
    ...games.map((game) => platform.get(listReviews.path.replace(':id', game), as)),
  ]);
  const read = (body: unknown) => (body as { items: Letter[] }).items;
  return {
    favourites: games.map((game) =>
      (me.body as unknown as { favorites: string[] }).favorites.includes(game),
    ),
    mine: letters.map((id) => read(inbox.body).find(({ _id }) => _id === id)?.status ?? 'gone'),
    arrived: read(arrived.body)
      .map(({ text }) => text)
      .toReversed(),
    seen: notices.map((id) =>
      (told.body.items as unknown as Notification[]).some(
        (one) => one.id === id && one.seenAt !== undefined,
      ),
    ),
    reviews: reviews.map(({ body }) => {
      const { own } = body as unknown as { own?: { stars: number; text: string } };
      return own && [own.stars, own.text];
    }),
  };
};

const aDevice = ({ token }: Member, network: Network): Device => ({
  texts: new Map(),
  token,
  time: Date.now(),
  isOnline: () => network.online,
});

/** The network is back: all that the device holds is sent. */
const settled = async (page: Page, { texts }: Device, network: Network) => {
  network.online = true;
  page.found();
  await vi.waitFor(
    () => {
      if (page.isResting()) page.pass();
      expect([...texts.values()]).toEqual([]);
    },
    { timeout: WAIT_MS, interval: 5 },
  );
};

test.each(Array.from({ length: SEEDS }, (_, seed) => seed))(
  'cut, doubled, reordered and reloaded, the end is that of an undisturbed run (%i)',
  async (seed) => {
    const [calm, stormy] = await Promise.all([gather(), gather()]);
    const roll = dice(seed);
    const fates: Fate[] = ['pass', 'pass', 'lost', 'unanswered', 'twice', 'late'];
    let isStorm = false;
    const fate = () => (isStorm ? (fates[Math.floor(roll() * fates.length)] ?? 'pass') : 'pass');
    const network = openNetwork(platform.url, fate);
    try {
      const quiet = openPage(aDevice(calm.ann, network), 'calm');
      for (const { port, input } of commandsOf(dice(seed), calm)) await quiet.ask(port, input);
      quiet.kill();

      isStorm = true;
      const device = aDevice(stormy.ann, network);
      const open = (n: number) => openPage(device, `page ${n}`);
      let pages = 0;
      let page = open(pages);
      for (const { port, input } of commandsOf(dice(seed), stormy)) {
        const chance = roll();
        if (chance < 0.2) network.online = !network.online;
        if (network.online && roll() < 0.3) page.found();
        if (roll() < 0.2) await network.deliver();
        const asked = page.ask(port, input);
        if (roll() < 0.15) {
          page.kill();
          // What was on the line arrives or not; the page hears nothing of it.
          await asked;
          pages += 1;
          page = open(pages);
        } else await asked;
      }
      await settled(page, device, network);
      await network.deliver();
      page.kill();
      expect(await stateOf(stormy)).toEqual(await stateOf(calm));
    } finally {
      vi.unstubAllGlobals();
    }
  },
);
