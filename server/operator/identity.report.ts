import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

/** Papers that nobody has decided on, those that wait the longest first. */
export const identityQueue = async (sql: Sql): Promise<Report> => {
  const rows = await sql<
    { player: string; username: string; kind: string; status: string; submitted: Date }[]
  >`
    select i.player, p.username, i.kind, i.status, i.submitted
    from identities i join players p on p.id = i.player
    where i.decided is null order by i.submitted, i.player`;
  const lines = rows.map(({ player, username, kind, status, submitted }) =>
    [submitted.toISOString(), player, username, kind, status].join('  '),
  );
  return { lines: [...lines, `${rows.length} wait for staff.`], ok: true };
};
