import { membersOf } from '../staff/staff.query';
import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

/** Who runs the platform, and when each was last there. */
export const staffReport = async (sql: Sql): Promise<Report> => {
  const members = await membersOf(sql);
  const lines = members.map(({ name, email, role, status, seenAt = 'never' }) =>
    [role, status, email, name, seenAt].join('  '),
  );
  return { lines: [...lines, `${members.length} members.`], ok: true };
};
