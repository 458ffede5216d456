import { keepImages } from '../image/image.keep';
import { eventsOf, type Projection } from '../store/projection';
import { affiliateKind, affiliatesKind } from './affiliate.events';

/** Clicks per affiliate, game, aim and day. */
export const affiliateClicksProjection: Projection = {
  name: 'affiliate clicks',
  tables: ['affiliate_clicks'],
  async apply(tx, events) {
    const counts = new Map<
      string,
      { day: string; clicks: number; affiliate: string; game: string; to: string }
    >();
    for (const { event, at } of eventsOf(affiliateKind, events)) {
      const { affiliate, game, to } = event;
      const day = at.slice(0, 10);
      const key = `${affiliate} ${game} ${to} ${day}`;
      const clicks = (counts.get(key)?.clicks ?? 0) + 1;
      counts.set(key, { affiliate, game, to, day, clicks });
    }
    if (counts.size === 0) return;
    await tx`
      insert into affiliate_clicks (affiliate, game, type, day, clicks)
      select * from jsonb_to_recordset(${JSON.stringify([...counts.values()])}::text::jsonb)
        as row (affiliate text, game text, "to" text, day date, clicks bigint)
      on conflict (affiliate, game, type, day)
        do update set clicks = affiliate_clicks.clicks + excluded.clicks`;
  },
};

/** The pictures that were sent with affiliates are kept. */
export const affiliatesProjection: Projection = {
  name: 'affiliates',
  tables: [],
  async apply(tx, events) {
    const urls = eventsOf(affiliatesKind, events).flatMap(({ event }) =>
      event.type === 'affiliate.set' ? [event.terms.image] : [],
    );
    await keepImages(tx, urls);
  },
};
