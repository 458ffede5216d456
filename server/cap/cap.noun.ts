import type { Cap } from '../../contract/game.desk';
import type { Noun } from '../noun';
import { capKind } from './cap.events';

export const capNoun: Noun = {
  kinds: [capKind],
  prepare: ({ caps, catalogue, store }) =>
    caps.read(
      store,
      catalogue.all.map(({ game }) => game._id),
    ),
  reactions: ({ caps }) => ({
    'cap.set': (body) =>
      caps.set(String(body['game']), String(body['currency']), body['cap'] as Cap),
  }),
};
