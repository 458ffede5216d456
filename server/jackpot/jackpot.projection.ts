import { roundKind } from '../round/round.events';
import { eventsOf, type Projection } from '../store/projection';
import { jackpotKind, jackpotPlace } from './jackpot.events';

interface Change {
  game: string;
  currency: string;
  /** What stands in it now. */
  amount: number;
  /** What it has paid so far. */
  paid: number;
}

/** What stands in each game's jackpot and what it has paid; demo jackpots are nobody's news. */
export const jackpotsProjection: Projection = {
  name: 'jackpots',
  tables: ['jackpots'],
  async apply(tx, events) {
    const changes = new Map<string, Change>();
    const change = (game: string, currency: string, amount: number, paid: number) => {
      if (currency === 'FUN' || (amount === 0 && paid === 0)) return;
      const key = `${game}/${currency}`;
      const known = changes.get(key) ?? { game, currency, amount: 0, paid: 0 };
      changes.set(key, { ...known, amount: known.amount + amount, paid: known.paid + paid });
    };
    for (const { id, event } of eventsOf(jackpotKind, events)) {
      const { game, currency } = jackpotPlace(id);
      change(game, currency, event.type === 'jackpot.won' ? -event.amount : event.amount, 0);
    }
    for (const { event } of eventsOf(roundKind, events)) {
      if (event.type === 'round.won') change(event.game, event.currency, 0, event.jackpot ?? 0);
    }
    if (changes.size === 0) return;
    await tx`
      insert into jackpots (game, currency, amount, paid)
      select * from jsonb_to_recordset(${JSON.stringify([...changes.values()])}::text::jsonb)
        as row (game text, currency text, amount bigint, paid bigint)
      on conflict (game, currency) do update
        set amount = jackpots.amount + excluded.amount, paid = jackpots.paid + excluded.paid`;
  },
};
