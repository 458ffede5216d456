import type { Call } from '../../contract/call';
import * as contract from '../../contract/staff';
import type { StaffRole } from '../../contract/staff.rules';
import { auditedBy } from '../audit/audit.store';
import { type Asked, isRefused, on, type Route, refused, type StaffCaller } from '../http/route';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { gridOf, ROSTER, rosterKind } from './roster.events';
import { addStaff, approveRecovery } from './staff.command';
import { decideAskRecovery, decideBar, decideGrant, decideSetRole } from './staff.decider';
import { type StaffState, staffKind } from './staff.events';
import { grantsOf, membersOf } from './staff.query';

/** Of a member, what a deed keeps: never what proves who they are. */
const shownOf = ({ member }: Readonly<Record<string, unknown>>) => {
  const { phase, role, recoveryBy = null } = member as StaffState;
  return { status: phase, role, ...(recoveryBy !== null && { recoveryBy }) };
};

/** Who is a member, and what each role may [decision 141]. */
export const memberRoutes = (platform: Platform): Route[] => {
  const { store, secrets, config, sql, staffSessions } = platform;
  const roster = streamOf(rosterKind, ROSTER);
  const gridNow = async () => gridOf(await store.load(roster));

  const list = async () => {
    const [items, grid] = await Promise.all([membersOf(sql), gridNow()]);
    const shown = Object.fromEntries(
      Object.entries(grid).map(([role, grants]) => [role, grantsOf(grants)]),
    ) as Record<StaffRole, ReturnType<typeof grantsOf>>;
    return { items, total: items.length, grid: shown };
  };

  /** A deed to a member, recorded with what they are before and after it. */
  const auditing = (call: Call, caller: StaffCaller, subject: string, why: string) =>
    auditedBy(store, caller, call, { subject, why, look: shownOf });

  const memberShown = async (id: string) => {
    const [member] = await membersOf(sql, id);
    return member ?? refused('not-found');
  };

  const add = async ({ body, caller, now }: Asked<typeof contract.addStaff>) => {
    const { why, ...wanted } = body;
    const audited = auditing(contract.addStaff, caller, wanted.email, why);
    const step = { by: caller.staff, at: now };
    const outcome = await addStaff({ store: audited, secrets }, config.PUBLIC_URL, wanted, step);
    if ('refused' in outcome || 'answer' in outcome)
      return 'refused' in outcome ? outcome : refused('conflict');
    const member = await memberShown(outcome.id);
    return isRefused(member) ? member : { member, link: outcome.link };
  };

  const setRole = async ({ body, caller, now }: Asked<typeof contract.setStaffRole>) => {
    const { _id: id, role, why } = body;
    const audited = auditing(contract.setStaffRole, caller, id, why);
    const outcome = await audited.execute({
      name: 'setStaffRole',
      at: now,
      streams: { member: streamOf(staffKind, id) },
      decide: ({ member }) => decideSetRole(member, id, role, { by: caller.staff, at: now }),
    });
    return 'refused' in outcome ? outcome : memberShown(id);
  };

  const bar = async ({ body, caller, now }: Asked<typeof contract.barStaff>) => {
    const { _id: id, barred, why } = body;
    const audited = auditing(contract.barStaff, caller, id, why);
    const outcome = await audited.execute({
      name: 'barStaff',
      at: now,
      streams: { member: streamOf(staffKind, id) },
      decide: ({ member }) => decideBar(member, id, barred, { by: caller.staff, at: now }),
    });
    if ('refused' in outcome) return outcome;
    if (barred) await staffSessions.endAll(id);
    return memberShown(id);
  };

  const setGrid = async ({ body, caller, now }: Asked<typeof contract.setStaffGrid>) => {
    const { why, ...wanted } = body;
    const audited = auditedBy(store, caller, contract.setStaffGrid, {
      subject: `${wanted.role} ${wanted.resource}`,
      why,
      look: (states) => [
        ...(gridOf(states['roster'] as never)[wanted.role][wanted.resource] ?? []),
      ],
    });
    const outcome = await audited.execute({
      name: 'setStaffGrid',
      at: now,
      streams: { roster },
      decide: (states) => decideGrant(states.roster, wanted, { by: caller.staff, at: now }),
    });
    return 'refused' in outcome ? outcome : (await list()).grid;
  };

  const recover = async ({ body, caller, now }: Asked<typeof contract.askRecovery>) => {
    const { _id: id, why } = body;
    const audited = auditing(contract.askRecovery, caller, id, why);
    const outcome = await audited.execute({
      name: 'askRecovery',
      at: now,
      streams: { member: streamOf(staffKind, id) },
      decide: ({ member }) => decideAskRecovery(member, id, { by: caller.staff, at: now }),
    });
    return 'refused' in outcome ? outcome : memberShown(id);
  };

  const approve = async ({ body, caller, now }: Asked<typeof contract.approveRecovery>) => {
    const { _id: id, why } = body;
    const audited = auditing(contract.approveRecovery, caller, id, why);
    const step = { by: caller.staff, at: now };
    const outcome = await approveRecovery({ store: audited, secrets }, config.PUBLIC_URL, id, step);
    if ('refused' in outcome || 'answer' in outcome)
      return 'refused' in outcome ? outcome : refused('conflict');
    const member = await memberShown(id);
    return isRefused(member) ? member : { member, link: outcome.link };
  };

  return [
    on(contract.listStaff, list),
    on(contract.addStaff, add),
    on(contract.setStaffRole, setRole),
    on(contract.barStaff, bar),
    on(contract.askRecovery, recover),
    on(contract.approveRecovery, approve),
    on(contract.setStaffGrid, setGrid),
  ];
};
