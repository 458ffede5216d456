import type { InputFrom } from 'xstate';
import { nearestLanguage } from '../../contract/country.rules';
import { DEFAULT_COUNTRY } from '../../contract/limits';
import { isAlive } from '../auth/session.rules';
import type { ResidentName } from '../kit/residents';
import { listQueryOf, routeOf } from '../router/router.rules';
import type { Stored } from '../storage/storage.rules';
import type { lateResidents } from './late.machines';
import type { LateName } from './residents';
import type { residents } from './residents.machines';

/** What the product starts with: the root is never restored from a snapshot. */
export interface Start {
  /** Milliseconds since 1970. */
  at: number;
  /** The address below the origin, with its query. */
  to: string;
  /** The preferences cookie; undefined without one. */
  consent: boolean | undefined;
  /** What local storage held. */
  stored: Stored;
  /** The languages that the visitor's device reads, most wanted first. */
  languages?: readonly string[];
}

type NearName = Exclude<ResidentName, LateName>;
type InputOf<Name extends NearName> = InputFrom<(typeof residents)[Name]>;

const language = ({ stored, languages = [] }: Start) =>
  stored.languageV2?.code ?? nearestLanguage(languages);

/** What the residents that need something begin with. */
export const inputs = {
  branding: ({ stored }: Start) => ({ palette: stored.palette ?? 'system' }),
  clock: ({ at }: Start) => ({ at }),
  consent: ({ consent }: Start) => ({ allowed: consent }),
  favourites: ({ stored }: Start) => ({ ids: stored.favourites ?? [] }),
  filters: (start: Start) => ({ language: language(start) }),
  lobby: (start: Start) => ({
    language: language(start),
    query: listQueryOf(routeOf(start.to)) ?? {},
  }),
  locale: ({ stored, languages = [] }: Start) => ({
    country: stored.countrySelected,
    language: stored.languageV2?.code,
    guess: nearestLanguage(languages),
  }),
  playMode: ({ stored }: Start) => ({
    mode: stored.playMode ?? 'fun',
    country: stored.countrySelected?.code ?? DEFAULT_COUNTRY,
  }),
  router: ({ at, to, stored }: Start) => ({
    to,
    signedIn: isAlive(stored.token, at),
    magicHeld: stored.magic !== undefined,
  }),
  session: ({ at, stored }: Start) => ({ at, token: stored.token }),
  translations: (start: Start) => ({
    language: language(start),
    cache: start.stored.translatesV2 ?? {},
  }),
} satisfies { [Name in NearName]?: (start: Start) => InputOf<Name> };

/** What those of single pages begin with. */
const lateInputs = {
  push: ({ stored }: Start) => ({ choice: stored.push ?? {} }),
  viewChoice: ({ stored }: Start) => ({ view: stored.view }),
} satisfies {
  [Name in LateName]?: (start: Start) => InputFrom<(typeof lateResidents)[Name]>;
};

/** The input of a resident; undefined for one that needs none. */
export const inputOf = (name: ResidentName, start: Start): unknown =>
  (({ ...inputs, ...lateInputs }) as Partial<Record<ResidentName, (start: Start) => unknown>>)[
    name
  ]?.(start);
