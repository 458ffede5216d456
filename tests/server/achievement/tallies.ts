import { expect } from 'vitest';
import { deedsProjection } from '../../../server/achievement/achievement.projection';
import { talliesOf } from '../../../server/achievement/achievement.tallies';
import { Store } from '../../../server/store/store';
import { seeded } from '../../../src/art/random';
import { freshDatabase } from '../../support/database';
import { eventsFor, historyOf, talliedFrom } from './histories';

const LENGTH = 24;
const BATCH = 400;

/**
 * So many random histories, mixed and cut into batches at random, are counted as each one is when
 * it is told from its beginning.
 */
export const proveTallies = async (count: number): Promise<void> => {
  const database = await freshDatabase();
  const store = await Store.open({ address: database.address });
  try {
    const players = Array.from({ length: count }, (_, at) => `player_${at}`);
    const histories = players.map((player) => historyOf(player, LENGTH));
    const random = seeded('batches');
    const waiting = players.map((player, at) => eventsFor(player, histories[at] ?? []));
    const mixed = Array.from({ length: LENGTH }, (_, nth) =>
      waiting.flatMap((events) => events[nth] ?? []),
    ).flat();
    const recorded = mixed.map((event, position) => ({ ...event, position }));
    for (let from = 0; from < recorded.length; ) {
      const to = from + 1 + Math.floor(random() * BATCH);
      await deedsProjection.apply(database.sql, recorded.slice(from, to));
      from = to;
    }
    const tallies = await talliesOf(database.sql, players);
    for (const [at, player] of players.entries())
      expect({ player, ...tallies.get(player) }).toEqual({
        player,
        ...talliedFrom(histories[at] ?? []),
      });
  } finally {
    await store.close();
    await database.drop();
  }
};
