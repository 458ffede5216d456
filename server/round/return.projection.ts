import { eventsOf, type Projection } from '../store/projection';
import { roundKind, wonBy } from './round.events';

/** What each game returned so far, by currency: the sums that `returnOf` reads [decision 149]. */
export const returnsProjection: Projection = {
  name: 'game returns',
  tables: ['game_returns'],
  async apply(tx, events) {
    const rounds = eventsOf(roundKind, events).flatMap(({ event }) =>
      event.type === 'round.won'
        ? [{ game: event.game, currency: event.currency, stake: event.stake, back: wonBy(event) }]
        : [],
    );
    if (rounds.length === 0) return;
    await tx`
      insert into game_returns as kept (game, currency, rounds, staked, returned, staked_squared,
        returned_squared, product)
      select game, currency, count(*), sum(stake), sum(back), sum(stake * stake),
        sum(back * back), sum(stake * back)
      from jsonb_to_recordset(${JSON.stringify(rounds)}::text::jsonb)
        as row (game text, currency text, stake numeric, back numeric)
      group by game, currency
      on conflict (game, currency) do update set
        rounds = kept.rounds + excluded.rounds,
        staked = kept.staked + excluded.staked,
        returned = kept.returned + excluded.returned,
        staked_squared = kept.staked_squared + excluded.staked_squared,
        returned_squared = kept.returned_squared + excluded.returned_squared,
        product = kept.product + excluded.product`;
  },
};
