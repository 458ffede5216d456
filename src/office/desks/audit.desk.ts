import { type AuditEntry, listAudit } from '../../../contract/staff';
import { type DeskLook, paged } from '../look';
import { say, sayWhen } from '../say';

/** A fact as it was kept: `status waiting, amount 500`. */
const shown = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(shown).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([, part]) => part !== null)
      .map(([name, part]) => `${name} ${shown(part)}`)
      .join(', ');
  return String(value as string | number | boolean);
};

export const audit: DeskLook<AuditEntry> = {
  title: 'Audit',
  list: { call: listAudit, body: paged },
  name: ({ name }) => name,
  columns: [
    { title: 'When', cell: ({ at }) => sayWhen(at) },
    { title: 'Role', cell: ({ role }) => say(role) },
    { title: 'Did', cell: ({ deed }) => deed },
    { title: 'To', cell: ({ subject }) => subject },
    { title: 'Before', cell: ({ before }) => shown(before) },
    { title: 'After', cell: ({ after }) => shown(after) },
    { title: 'Why', cell: ({ why }) => why },
  ],
  deeds: [],
  empty: 'Nobody did such a thing.',
};
