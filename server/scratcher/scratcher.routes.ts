import { COINS } from '../../contract/limits';
import * as contract from '../../contract/scratcher';
import { soldOf } from '../../games/scratcher/scratcher.rules';
import { type Asked, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { gateStreams } from '../play/gate.moves';
import { lawsOf } from '../play/play.eligibility';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { cardOf, scratcherAnswer } from './scratcher.answer';
import { decideAccept, decideBuy, decideScratch } from './scratcher.decider';
import { scratcherKind } from './scratcher.events';
import { scratcherQuery } from './scratcher.query';
import { cardCommits, cardFace } from './scratcher.seed';

/** `scratcher_4f1c…-3` is the fourth card of `scratcher_4f1c…`; without a number it is the config. */
const placeOf = (scratchId: string): { id: string; card: number | undefined } => {
  const [, id = scratchId, card] = /^(.+)-(\d{1,2})$/.exec(scratchId) ?? [];
  return { id, card: card === undefined ? undefined : Number(card) };
};

/** Scratch cards [§4, §7 B scratchers, decision 27]. */
export const scratcherRoutes = (platform: Platform): Route[] => {
  const { store, secrets, countries, scratchers } = platform;
  const laws = lawsOf(platform);
  const { page, scratched, counters } = scratcherQuery(platform);

  const stateOf = (id: string) => store.load(streamOf(scratcherKind, id));
  const read = async (id: string) => scratcherAnswer(secrets, id, await stateOf(id));
  const cardsOf = async (id: string, numbers: readonly number[]) => {
    const state = await stateOf(id);
    return state.cards
      .filter(({ index }) => numbers.includes(index))
      .map((card) => cardOf(secrets, id, state, card));
  };
  const balanceOf = async (player: string) =>
    (await store.load(streamOf(walletKind, player))).balances[COINS] ?? 0;

  const buy = async ({ caller, body, address, now, key }: Asked<typeof contract.buyScratchers>) => {
    const id = newId('scratcher');
    const typeId = soldOf[body.family].id;
    const entrant = {
      player: caller.player,
      session: caller.session,
      game: typeId,
      currency: COINS,
      country: countries.locate(address).country,
      at: now,
    };
    const commits = cardCommits(secrets, id, body.amount);
    const order = {
      ...{ id, player: caller.player, typeId, commits, entrant, laws, said: body.price },
      ...scratchers.kept(typeId),
    };
    const outcome = await store.execute({
      name: 'buyScratchers',
      at: now,
      key,
      streams: {
        scratcher: streamOf(scratcherKind, id),
        wallet: streamOf(walletKind, caller.player),
        ...gateStreams(entrant),
      },
      decide: (states) => decideBuy(states, order),
    });
    if ('refused' in outcome) return outcome;
    const { scratcher } = outcome.answer;
    return { scratcher: await read(scratcher), balance: await balanceOf(caller.player) };
  };

  const scratch = async ({ caller, body, now, key }: Asked<typeof contract.scratch>) => {
    const { scratcherConfig: config, all } = body;
    const id = typeof config === 'string' ? config : config._id;
    const outcome = await store.execute({
      name: 'scratch',
      at: now,
      key,
      streams: { scratcher: streamOf(scratcherKind, id) },
      decide: ({ scratcher }) =>
        decideScratch(scratcher, {
          player: caller.player,
          all,
          faceOf: (granted, index) => cardFace(secrets, { id, ...granted }, index),
          at: now,
        }),
    });
    if ('refused' in outcome) return outcome;
    return { cards: await cardsOf(id, outcome.answer.cards), scratcher: await read(id) };
  };

  const accept = async ({ caller, body, now, key }: Asked<typeof contract.acceptScratch>) => {
    const { id, card } = placeOf(body.scratchId);
    const outcome = await store.execute({
      name: 'acceptScratch',
      at: now,
      key,
      streams: {
        scratcher: streamOf(scratcherKind, id),
        wallet: streamOf(walletKind, caller.player),
      },
      decide: (states) => decideAccept(states, { id, player: caller.player, card, at: now }),
    });
    if ('refused' in outcome) return outcome;
    return {
      cards: await cardsOf(id, outcome.answer.cards),
      scratcher: await read(id),
      balance: await balanceOf(caller.player),
    };
  };

  return [
    on(contract.listScratchers, async ({ caller, query }) => {
      const found = await page(caller.player, query);
      return query.family === undefined
        ? found
        : { ...found, sold: scratchers.terms[soldOf[query.family].id] };
    }),
    on(contract.listScratched, ({ caller, query }) => scratched(caller.player, query)),
    on(contract.countScratchers, ({ caller }) => counters(caller.player)),
    on(contract.scratch, scratch),
    on(contract.acceptScratch, accept),
    on(contract.buyScratchers, buy),
  ];
};
