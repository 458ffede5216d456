import type { Letter, LetterCounters } from '../../contract/letter';
import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';
import type { Change, LetterBox } from './letters.events';

export const lettersPorts = {
  /** POST /letters/inbox, /unread or /sent [§7 B letters]; 0-based pages. */
  'letters.list': port<
    { box: LetterBox; search: string; pageIndex: number; pageSize: number },
    { type: 'letters.listed'; items: Letter[]; total: number }
  >('letters.list'),
  /** GET /letters/counters [§3 Letter]. */
  'letters.count': port<undefined, { type: 'letters.counted'; counters: LetterCounters }>(
    'letters.count',
  ),
  /** /letters/view, /delete, /remove-selected or /change-state [§7]. */
  'letters.change': port<
    Change,
    { type: 'letters.changed' } | { type: 'letters.refused'; problem: Problem }
  >('letters.change'),
};
