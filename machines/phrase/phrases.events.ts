import type { Problem } from '../../contract/problems';
import type { PortFailed } from '../kit/port';

export type PhrasesEvent =
  /** A view met a slug that it has no text for. */
  | { type: 'phrases.report'; slug: string }
  | { type: 'phrases.listed'; slugs: string[] }
  | { type: 'phrases.created'; slug: string }
  | { type: 'phrases.refused'; problem: Problem }
  | PortFailed;
