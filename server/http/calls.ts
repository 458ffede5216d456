/// <reference types="vite/types/importMeta.d.ts" />
import type * as z from 'zod/mini';
import type { Call } from '../../contract/call';

const nouns = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { eager: true });

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value;

/** Every call that a noun of the contract exports: the routes, OpenAPI and the contract's tests. */
export const calls: readonly Call[] = Object.values(nouns).flatMap((noun) =>
  Object.values(noun).filter(isCall),
);

const nounOfFile = (file: string): string => /([^/]+)\.ts$/.exec(file)?.[1] ?? file;

/** The noun whose file describes each call: `gift`. */
export const nounsOfCalls: ReadonlyMap<Call, string> = new Map(
  Object.entries(nouns).flatMap(([file, noun]) =>
    Object.values(noun)
      .filter(isCall)
      .map((call) => [call, nounOfFile(file)] as const),
  ),
);

/** What has parts or members to be told by; a word (an id, an amount) stands where it is used. */
const SHAPES = ['object', 'enum', 'union', 'record'];

const isEntity = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' &&
  value !== null &&
  '_zod' in value &&
  SHAPES.includes((value as z.ZodMiniType)._zod.def.type);

/** The schemas that the contract exports by a name of their own: `Gift`, `User`, `Game`. */
export const entities: ReadonlyMap<string, z.ZodMiniType> = new Map(
  Object.values(nouns).flatMap((noun) =>
    Object.entries(noun).filter((entry): entry is [string, z.ZodMiniType] => isEntity(entry[1])),
  ),
);
