import * as z from 'zod/mini';
import { tournamentMotifs } from './asset.rules';
import { staffCall } from './call';
import { need, paged, reading, Why, writing } from './desk';
import {
  TEMPLATE_COINS_MAX,
  TEMPLATE_COUNTRIES_MAX,
  TEMPLATE_GAMES_MAX,
  TEMPLATE_LEVEL_MAX,
  TEMPLATE_MINUTES_MAX,
  TEMPLATE_PLACES_MAX,
  TEMPLATE_TEXT_MAX,
  TEMPLATE_WINNERS_MAX,
  TOURNAMENT_TEXT_MAX,
} from './limits';
import { rhythmNames } from './template.rules';
import { POINTS_MODE, scoringKinds } from './tournament.rules';
import { CountryCode, Id, Instant, pageOf, textOf } from './words';

const minutes = (least: number) => z.int().check(z.gte(least), z.lte(TEMPLATE_MINUTES_MAX));
/** Coins, in minor units. */
const coins = (least: number) => z.int().check(z.gte(least), z.lte(TEMPLATE_COINS_MAX));
const upTo = (most: number) => z.int().check(z.gte(1), z.lte(most));

/** A tournament that comes again, played for coins or for points [§3 Tournament, decision 184]. */
export const TemplateTerms = z.object({
  name: textOf(1, TOURNAMENT_TEXT_MAX),
  description: textOf(1, TEMPLATE_TEXT_MAX),
  motif: z.enum(tournamentMotifs),
  /** Coins, or points: coins whose currency is not displayed. */
  mode: z.literal([0, POINTS_MODE]),
  buyIn: coins(0),
  guaranteed: coins(0),
  /** How many win; absent: as many as usual. */
  winners: z.optional(upTo(TEMPLATE_WINNERS_MAX)),
  /** Ids of the games whose rounds count. */
  games: z.array(Id).check(z.minLength(1), z.maxLength(TEMPLATE_GAMES_MAX)),
  scoring: z.enum(scoringKinds),
  leastStake: coins(1),
  /** Scratch cards for the first places. */
  cards: z.optional(z.object({ typeId: textOf(1, 40), places: upTo(TEMPLATE_PLACES_MAX) })),
  conditions: z.object({
    countries: z.optional(
      z.array(CountryCode).check(z.minLength(1), z.maxLength(TEMPLATE_COUNTRIES_MAX)),
    ),
    minAge: z.optional(upTo(99)),
    minLevel: z.optional(upTo(TEMPLATE_LEVEL_MAX)),
    verified: z.optional(z.literal(true)),
  }),
  /** When it comes, in minutes of UTC: the start from the hour, the day or the week's Monday on. */
  when: z.object({
    every: z.enum(rhythmNames),
    at: minutes(0),
    lasts: minutes(1),
    ahead: minutes(1),
  }),
});
export type TemplateTerms = z.infer<typeof TemplateTerms>;

export const TemplateKept = z.extend(TemplateTerms, {
  _id: Id,
  /** Its next start. */
  next: Instant,
});
export type TemplateKept = z.infer<typeof TemplateKept>;

const shared = { ...writing, staff: need('games', 'write') } as const;

export const listTemplatesKept = staffCall({
  ...reading,
  name: 'listTemplatesKept',
  staff: need('games', 'read'),
  path: '/staff/templates',
  body: z.object(paged),
  out: pageOf(TemplateKept),
  refusals: [],
  says: 'Tournaments that come again, the one that comes next first',
});

export const makeTemplate = staffCall({
  ...shared,
  name: 'makeTemplate',
  path: '/staff/templates/make',
  body: z.object({ terms: TemplateTerms, why: Why }),
  refusals: [],
  says: 'Have a tournament come again and again',
});

export const changeTemplate = staffCall({
  ...shared,
  name: 'changeTemplate',
  path: '/staff/templates/change',
  body: z.object({ _id: Id, terms: TemplateTerms, why: Why }),
  refusals: ['not-found'],
  says: 'Have it otherwise; what is announced already stays as it is',
});

export const endTemplate = staffCall({
  ...shared,
  name: 'endTemplate',
  path: '/staff/templates/end',
  body: z.object({ _id: Id, why: Why }),
  refusals: ['not-found'],
  says: 'Announce it no more; what is announced already takes place',
});
