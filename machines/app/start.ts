import { DEFAULT_LANGUAGE } from '../../contract/limits';
import type { Stored } from '../storage/storage.rules';

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

/** The language of the first screen: American English until one is chosen [§4, §9]. */
export const languageOf = ({ stored }: Start): string =>
  stored.languageV2?.code ?? DEFAULT_LANGUAGE;
