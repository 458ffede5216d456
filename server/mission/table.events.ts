import { type MissionName, missionNames } from '../../contract/mission';
import type { MissionTerms } from '../../contract/mission.desk';
import type { Fact, JsonObject, StreamKind } from '../store/stream';
import { fromThenOn, holdingAt, type Version } from '../store/version';
import { type MissionTable, sampleMissions } from './mission.catalogue';

/** A mission is otherwise from a day on: `missions:missions_platform`, there is one stream. */
export interface MissionSet {
  type: 'mission.set';
  id: MissionName;
  terms: MissionTerms;
  /** The first day on which it is so. */
  from: string;
  by: string;
  why: string;
  at: string;
}

interface MissionVersion extends Version {
  readonly terms: MissionTerms;
}

export interface MissionTables {
  /** By name, each in the order of time. */
  readonly versions: Readonly<Record<MissionName, readonly MissionVersion[]>>;
}

export const missionsKind: StreamKind<MissionTables, MissionSet> = {
  name: 'missions',
  initial: {
    versions: Object.fromEntries(
      missionNames.map((name) => [name, [{ terms: sampleMissions[name] }]]),
    ) as unknown as MissionTables['versions'],
  },
  evolve: ({ versions }, { id, from, terms }) => ({
    versions: { ...versions, [id]: fromThenOn(versions[id], { from, terms }) },
  }),
  /** Each process keeps them. */
  facts: (_, event): Fact[] => [
    { audience: 'system', handler: 'missions.turned', body: { ...event } as unknown as JsonObject },
  ],
};

/** How every mission is on a day. */
export const tableOn = ({ versions }: MissionTables, day: string): MissionTable =>
  Object.fromEntries(
    missionNames.map((name) => {
      const all = versions[name];
      return [name, all[Math.max(0, holdingAt(all, day))]?.terms ?? sampleMissions[name]];
    }),
  ) as Record<MissionName, MissionTerms>;
