import type { Problem } from '../../contract/problems';
import { consolePorts } from '../kit/console.words';
import { type PortFailed, port } from '../kit/port';

export type PhrasesEvent =
  /** A view met a slug that it has no text for. */
  | { type: 'phrases.report'; slug: string }
  | { type: 'phrases.listed'; slugs: string[] }
  | { type: 'phrases.created'; slug: string }
  | { type: 'phrases.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    phrases: PhrasesEvent;
  }
}

export const phrasesPorts = {
  /** GET /translate/list [§7 C]: the slugs alone. */
  'phrases.list': port<undefined, { type: 'phrases.listed'; slugs: string[] }>('phrases.list'),
  /** POST /translate/create [§7 C]. */
  'phrases.create': port<
    { page: string; slug: string; word: string },
    { type: 'phrases.created'; slug: string } | { type: 'phrases.refused'; problem: Problem }
  >('phrases.create'),
  ...consolePorts,
};
