import * as contract from '../../contract/advertisement.desk';
import { advertisementPlacements } from '../../contract/advertisement.rules';
import {
  changeAdvertisement,
  endAdvertisement,
  keepAdvertisement,
} from '../advertisement/advertisement.command';
import type { AdvertisementState } from '../advertisement/advertisement.events';
import { advertisementOf } from '../advertisement/advertisement.query';
import { auditedBy } from '../audit/audit.store';
import { type Asked, doneOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import type { Json } from '../store/stream';

interface Row {
  id: string;
  terms: contract.AdvertisementTerms;
  ended: boolean;
  loads: number;
  clicks: number;
}

type Counts = contract.AdvertisementWhole['counts'];

const keptOf = ({ id, terms, ended, loads, clicks }: Row): contract.AdvertisementKept => ({
  _id: id,
  name: terms.name,
  type: terms.content.type,
  placements: [...terms.placements],
  isEnded: ended,
  loads,
  clicks,
});

/** What of an advertisement the audit keeps, before and after. */
const look = ({ advertisement }: Readonly<Record<string, unknown>>): Json => {
  const { terms, ended } = advertisement as AdvertisementState;
  return { ...(terms && { terms: terms as Json }), isEnded: ended };
};

/** What is advertised, before those who look after it [decision 143]. */
export const advertisementDesk = ({ sql, store }: Platform): Route[] => {
  const found = (counted = sql`null as total`) => sql`
    select a.id, a.terms, a.ended, coalesce(sum(c.loads), 0)::int as loads,
      coalesce(sum(c.clicks), 0)::int as clicks, ${counted}
    from advertisements a left join advertisement_counts c on c.advertisement = a.id`;

  const list = async ({ body }: Asked<typeof contract.listAdvertisementsKept>) => {
    const { search, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        ${found(counted)} where ${isFound(sql, search.trim(), [sql`a.terms ->> 'name'`, sql`a.id`])}
        group by a.id, a.terms, a.ended order by a.ended, a.id`,
    });
    return { items: rows.map(keptOf), total };
  };

  const read = async ({ params }: Asked<typeof contract.readAdvertisementKept>) => {
    const [[row], counts] = await Promise.all([
      sql<Row[]>`${found()} where a.id = ${params.id} group by a.id, a.terms, a.ended`,
      sql<Counts>`
        select placement, sum(loads)::int as loads, sum(clicks)::int as clicks
        from advertisement_counts where advertisement = ${params.id} group by placement`,
    ]);
    if (row === undefined) return refused('not-found');
    const at = (placement: string) => counts.find((count) => count.placement === placement);
    return {
      ...keptOf(row),
      terms: row.terms,
      shown: advertisementOf(row.id, row.terms, row.terms.placements[0] ?? 'lobby'),
      counts: advertisementPlacements.flatMap((placement) => at(placement) ?? []),
    };
  };

  const make = async (asked: Asked<typeof contract.makeAdvertisementKept>) => {
    const { body, caller, now, key } = asked;
    const { terms, why } = body;
    const subject = newId('advertisement');
    const audited = auditedBy(store, caller, contract.makeAdvertisementKept, {
      subject,
      why,
      look,
    });
    const step = { by: caller.staff, at: now };
    const outcome = await keepAdvertisement({ store: audited }, subject, terms, step, key);
    return doneOf(outcome);
  };

  const change = async ({ body, caller, now }: Asked<typeof contract.changeAdvertisementKept>) => {
    const { _id: subject, terms, why } = body;
    const audited = auditedBy(store, caller, contract.changeAdvertisementKept, {
      subject,
      why,
      look,
    });
    const step = { by: caller.staff, at: now };
    const outcome = await changeAdvertisement({ store: audited }, subject, terms, step);
    return doneOf(outcome);
  };

  const end = async ({ body, caller, now }: Asked<typeof contract.endAdvertisementKept>) => {
    const { _id: subject, why } = body;
    const audited = auditedBy(store, caller, contract.endAdvertisementKept, { subject, why, look });
    const step = { by: caller.staff, at: now };
    const outcome = await endAdvertisement({ store: audited }, subject, step);
    return doneOf(outcome);
  };

  return [
    on(contract.listAdvertisementsKept, list),
    on(contract.readAdvertisementKept, read),
    on(contract.makeAdvertisementKept, make),
    on(contract.changeAdvertisementKept, change),
    on(contract.endAdvertisementKept, end),
  ];
};
