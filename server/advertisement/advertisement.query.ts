import { randomInt } from 'node:crypto';
import type { Advertisement, AdvertisementPlacement } from '../../contract/advertisement';
import type { AdvertisementTerms } from '../../contract/advertisement.desk';
import { advertisementPlacements } from '../../contract/advertisement.rules';
import type { Platform } from '../platform';
import { isMeantFor, type Spot } from './advertisement.terms';

interface Kept {
  id: string;
  terms: AdvertisementTerms;
  /** How often the member had it in view today. */
  seen: number;
}

/** Where the document of one with markup is: only ever in a frame [decision 40]. */
const framePath = (id: string): string => `/advertisements/${id}`;

/** As pages show it: its markup is behind an address of its own. */
export const advertisementOf = (
  id: string,
  { name, target, landingUrl, content }: AdvertisementTerms,
  placement: AdvertisementPlacement,
): Advertisement => ({
  _id: id,
  name,
  placement,
  target,
  landingUrl,
  content: { ...content, ...(content.html !== undefined && { html: framePath(id) }) },
});

export const advertisementQuery = ({ sql }: Pick<Platform, 'sql'>) => {
  const meant = async (spot: Spot, player: string | undefined): Promise<Kept[]> => {
    const rows = await sql<Kept[]>`
      select a.id, a.terms, coalesce(l.loads, 0)::int as seen
      from advertisements a left join advertisement_loads l
        on l.advertisement = a.id and l.player = ${player ?? ''} and l.day = ${spot.now.slice(0, 10)}
      where not a.ended order by a.id`;
    return rows.filter(({ terms }) => isMeantFor(terms, spot));
  };

  return {
    /** One for a placement: of those that may still come, the least seen; undefined for none. */
    async one(placement: AdvertisementPlacement, spot: Spot, player: string | undefined) {
      const found = (await meant(spot, player)).filter(
        ({ terms, seen }) =>
          terms.placements.includes(placement) && seen < (terms.perDay ?? Infinity),
      );
      const least = Math.min(...found.map(({ seen }) => seen));
      const fair = found.filter(({ seen }) => seen === least);
      return fair.length === 0 ? undefined : fair[randomInt(fair.length)];
    },

    /** In which placements something is advertised there. */
    async state(spot: Spot) {
      const found = await meant(spot, undefined);
      return advertisementPlacements.map((placement) => ({
        placement,
        isOpen: found.some(({ terms }) => terms.placements.includes(placement)),
      }));
    },

    /** The markup of one that is not ended. */
    async markup(id: string): Promise<string | undefined> {
      const [row] = await sql<{ html: string | null }[]>`
        select terms -> 'content' ->> 'html' as html from advertisements
        where id = ${id} and not ended`;
      return row?.html ?? undefined;
    },
  };
};
