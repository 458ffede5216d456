/// <reference types="vite/types/importMeta.d.ts" />
import type { Call } from '../../contract/call';

const nouns = import.meta.glob<Record<string, unknown>>('../../contract/*.ts', { eager: true });

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value;

/** Every call that a noun of the contract exports: the routes, OpenAPI and the contract's tests. */
export const calls: readonly Call[] = Object.values(nouns).flatMap((noun) =>
  Object.values(noun).filter(isCall),
);
