import { dayAfter, dayAt } from '../../contract/day.rules';
import { missionNames } from '../../contract/mission';
import * as contract from '../../contract/mission.desk';
import { auditedBy } from '../audit/audit.store';
import { cutPage } from '../http/page';
import { type Asked, answerOf, on, type Route } from '../http/route';
import { mostOf } from '../mission/mission.catalogue';
import { changeMission } from '../mission/mission.command';
import { countCost } from '../mission/mission.cost';
import type { MissionTables } from '../mission/table.events';
import type { Platform } from '../platform';
import type { Json } from '../store/stream';
import { wrongTerm } from './terms';

/** On the day after tomorrow (of UTC) it is nowhere day yet: nobody's missions change while they are at them. */
const AHEAD_DAYS = 2;

/** Missions of the day, before those who look after the games [decision 196]. */
export const missionDesk = ({ sql, store, missions }: Platform): Route[] => {
  const flawOf = ({ _id, terms: { goal } }: Asked<typeof contract.changeMission>['body']) =>
    goal > mostOf(_id) ? wrongTerm('goal', 'there are not as many games') : undefined;

  const list = async ({ body, now }: Asked<typeof contract.listMissionsKept>) => {
    const text = body.search.trim().toLowerCase();
    const today = dayAt(now);
    const table = missions.on(today);
    const items = missionNames
      .filter((name) => name.includes(text))
      .map((_id): contract.MissionKept => {
        const { from = today, terms } = missions.state.versions[_id].at(-1) ?? {};
        const isToCome = terms !== undefined && from > today;
        return { _id, ...table[_id], ...(isToCome && { next: { terms, from } }) };
      });
    return cutPage(items, body);
  };

  const count = async ({ body: { _id: name, terms }, now }: Asked<typeof contract.countMission>) =>
    countCost(sql, { name, terms, table: missions.on(dayAfter(dayAt(now), AHEAD_DAYS)), now });

  const change = async ({ body, caller, now }: Asked<typeof contract.changeMission>) => {
    const flaw = flawOf(body);
    if (flaw !== undefined) return { refused: flaw };
    const { _id: id, terms, why } = body;
    const audited = auditedBy(store, caller, contract.changeMission, {
      subject: id,
      why,
      look: (states) => (states['missions'] as MissionTables).versions[id] as unknown as Json,
    });
    const from = dayAfter(dayAt(now), AHEAD_DAYS);
    const order = { id, terms, from, by: caller.staff, why, at: now };
    return answerOf(await changeMission({ store: audited, missions }, order));
  };

  return [
    on(contract.listMissionsKept, list),
    on(contract.countMission, count),
    on(contract.changeMission, change),
  ];
};
