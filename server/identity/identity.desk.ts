import type { Call } from '../../contract/call';
import * as contract from '../../contract/identity.desk';
import { documentSides } from '../../contract/identity.rules';
import { auditedBy } from '../audit/audit.store';
import { type Asked, doneOf, on, type Route, refused, type StaffCaller } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { type Range, rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { streamOf } from '../store/stream';
import { approveIdentity, refuseIdentity, reviewIdentity } from './identity.command';
import { type IdentityState, identityKind } from './identity.events';
import { readDocument } from './identity.file';

interface Row {
  player: string;
  username: string;
  country: string | null;
  status: contract.IdentityDue['status'];
  kind: contract.IdentityDue['kind'];
  submitted: Date;
  decided: Date | null;
  reviewer: string | null;
  member: string | null;
  reason: string | null;
}

const dueOf = (row: Row): contract.IdentityDue => ({
  _id: row.player,
  username: row.username,
  ...(row.country !== null && { country: row.country }),
  status: row.status,
  kind: row.kind,
  submittedAt: row.submitted.toISOString(),
  ...(row.decided !== null && { decidedAt: row.decided.toISOString() }),
  ...(row.reviewer !== null && { reviewer: row.member ?? row.reviewer }),
  ...(row.reason !== null && { reason: row.reason }),
});

/** Of a review, what a deed keeps. */
const lookOf = ({ identity }: Readonly<Record<string, unknown>>) => {
  const { phase, kind = null } = identity as IdentityState;
  return { status: phase, kind };
};

/** Papers before those who say whether they do [decisions 143, 151]. */
export const identityDesk = (platform: Platform): Route[] => {
  const { sql, store } = platform;

  const readFound = (where: ReturnType<typeof sql>, range: Range) =>
    readRange<Row>(sql, range, {
      rows: (counted) => sql`
        select i.*, p.username, p.country, m.name as member, ${counted}
        from identities i join players p on p.id = i.player left join staff m on m.id = i.reviewer
        where ${where}
        order by (i.decided is null) desc, case when i.decided is null then i.submitted end,
          i.decided desc, i.player`,
    });

  const list = async ({ body }: Asked<typeof contract.listIdentitiesDue>) => {
    const { search, status, pageIndex, pageSize } = body;
    const found = isFound(sql, search.trim(), [sql`p.username`, sql`i.player`]);
    const at = status === undefined ? sql`` : sql`and i.status = ${status}`;
    const { rows, total } = await readFound(sql`${found} ${at}`, rangeOf(pageIndex, pageSize));
    return { items: rows.map(dueOf), total };
  };

  const writingAs = (caller: StaffCaller, call: Call, subject: string, why = '') => ({
    store: auditedBy(store, caller, call, { subject, why, look: lookOf }),
  });

  const review = async ({ body, caller, now }: Asked<typeof contract.reviewIdentityDue>) => {
    const { _id: player } = body;
    const { account } = await store.load(streamOf(playerKind, player));
    if (account === undefined) return refused('not-found');
    const by = { by: caller.staff, at: now };
    const writing = writingAs(caller, contract.reviewIdentityDue, player);
    const outcome = await reviewIdentity(writing, player, by);
    if ('refused' in outcome) return outcome;
    const [{ rows }, { sides = {} }] = await Promise.all([
      readFound(sql`i.player = ${player}`, { from: 0, size: 1 }),
      store.load(streamOf(identityKind, player)),
    ]);
    const [row] = rows;
    if (row === undefined) return refused('not-found');
    const shown = await Promise.all(
      documentSides.map(async (side) => {
        const id = sides[side];
        if (id === undefined) return [];
        const file = await readDocument(platform, id);
        const type = file?.type === 'pdf' ? ('application/pdf' as const) : ('image/webp' as const);
        return [{ side, type, ...(file && { file: file.bytes.toString('base64') }) }];
      }),
    );
    const { firstname = '', lastname = '', birthday } = account;
    return {
      ...dueOf(row),
      name: `${firstname} ${lastname}`.trim(),
      ...(birthday !== undefined && { birthday }),
      sides: shown.flat(),
    };
  };

  const approve = async ({ body, caller, now }: Asked<typeof contract.approveIdentityDue>) => {
    const writing = writingAs(caller, contract.approveIdentityDue, body._id);
    const outcome = await approveIdentity(writing, body._id, { by: caller.staff, at: now });
    return doneOf(outcome);
  };

  const refuse = async ({ body, caller, now }: Asked<typeof contract.refuseIdentityDue>) => {
    const { _id, why } = body;
    const writing = writingAs(caller, contract.refuseIdentityDue, _id, why);
    const by = { by: caller.staff, reason: why, at: now };
    const outcome = await refuseIdentity(writing, _id, by);
    return doneOf(outcome);
  };

  return [
    on(contract.listIdentitiesDue, list),
    on(contract.reviewIdentityDue, review),
    on(contract.approveIdentityDue, approve),
    on(contract.refuseIdentityDue, refuse),
  ];
};
