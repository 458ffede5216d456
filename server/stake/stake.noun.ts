import type { Noun } from '../noun';
import { stakesKind } from './stake.events';

export const stakeNoun: Noun = {
  kinds: [stakesKind],
  prepare: ({ stakes, catalogue, store }) =>
    stakes.read(
      store,
      catalogue.all.map(({ game }) => game._id),
    ),
  reactions: ({ stakes }) => ({
    'stakes.set': (body) =>
      stakes.set(
        String(body['game']),
        String(body['currency']),
        body['stakes'] as readonly number[],
      ),
  }),
};
