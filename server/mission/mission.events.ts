import { daysBetween, type Streak, streakOn } from '../../contract/day.rules';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import type { Fact, StreamKind } from '../store/stream';
import { missionId } from './mission.catalogue';

/** What happened to a mission of one of a player's days: `mission:{player}`. */
export type MissionEvent = { day: string; mission: string; at: string } & (
  | {
      type: 'mission.advanced';
      /** So many tenths of it are done. */
      tenth: number;
    }
  | { type: 'mission.finished' }
  | {
      type: 'mission.collected';
      /** Whole coins. */
      prize: number;
      /** Free spins besides: it was the last of its day. */
      spins?: number;
    }
);

/** How one mission stands that something happened to. */
export interface MissionStanding {
  /** Tenths that were told. */
  readonly tenth: number;
  readonly finishedAt?: string;
  readonly collectedAt?: string;
}

export interface MissionsState {
  /** Days in a row on which one was finished. */
  readonly streak?: Streak;
  /** The latest day on which anything happened. */
  readonly latest?: string;
  /** By day and mission; of days long past only those on which something waits. */
  readonly days: Readonly<Record<string, Readonly<Record<string, MissionStanding>>>>;
}

/** For so many days what happened on a day is kept, whatever becomes of it. */
const KEPT_DAYS = 3;

/** A day that is over for good: what was done on it is told no more. */
export const isForgotten = ({ latest, days }: MissionsState, day: string): boolean =>
  latest !== undefined && days[day] === undefined && daysBetween(day, latest) > KEPT_DAYS;

const TENTHS = 10;

const change = (event: MissionEvent): Partial<MissionStanding> => {
  switch (event.type) {
    case 'mission.advanced':
      return { tenth: event.tenth };
    case 'mission.finished':
      return { tenth: TENTHS, finishedAt: event.at };
    case 'mission.collected':
      return { collectedAt: event.at };
  }
};

const isWaiting = ({ finishedAt, collectedAt }: MissionStanding): boolean =>
  finishedAt !== undefined && collectedAt === undefined;

const evolve = (state: MissionsState, event: MissionEvent): MissionsState => {
  const { day, mission } = event;
  const latest = state.latest === undefined || day > state.latest ? day : state.latest;
  const of = state.days[day] ?? {};
  const days = {
    ...state.days,
    [day]: { ...of, [mission]: { tenth: 0, ...of[mission], ...change(event) } },
  };
  const kept = Object.entries(days).filter(
    ([one, missions]) =>
      daysBetween(one, latest) <= KEPT_DAYS || Object.values(missions).some(isWaiting),
  );
  const streak =
    event.type === 'mission.finished'
      ? {
          days: streakOn(state.streak, day),
          day: state.streak === undefined || day > state.streak.day ? day : state.streak.day,
        }
      : state.streak;
  return { latest, days: Object.fromEntries(kept), ...(streak === undefined ? {} : { streak }) };
};

const facts = (player: string, { type, day, mission }: MissionEvent): Fact[] => [
  {
    audience: `player:${player}`,
    handler: 'mission',
    body: { MissionId: missionId(day, mission) },
  },
  ...(type === 'mission.finished' ? [notificationFact(player, 'challenges')] : []),
  ...(type === 'mission.collected' ? [notificationsSeenFact(player)] : []),
];

export const missionKind: StreamKind<MissionsState, MissionEvent> = {
  name: 'mission',
  initial: { days: {} },
  evolve,
  facts,
};
