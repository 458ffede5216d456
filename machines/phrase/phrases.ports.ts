import type { Problem } from '../../contract/problems';
import { consolePorts } from '../kit/console.ports';
import { port } from '../kit/port';

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
