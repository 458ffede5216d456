import type { AchievementTerms } from '../../contract/achievement.desk';
import { activityFact } from '../activity/activity.fact';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import { shelfOf } from '../shelf/shelf.events';
import type { Fact, StreamKind } from '../store/stream';
import type { HeldTerms } from './achievement.catalogue';
import { sampleAchievements } from './achievement.sample';

/** All that may be reached [decision 195]. */
export const achievementsKind = shelfOf<'achievement', AchievementTerms>(
  'achievement',
  sampleAchievements,
);

/** What happened to one achievement of a player: `achievement:{player}`. */
export type AchievementEvent = { achievement: string; at: string } & (
  | {
      /** It was begun, or gone on with after it was lost. */
      type: 'achievement.activated';
      /** Whole coins. */
      cost: number;
      /** ISO 8601: what is done from then on does not count. */
      until: string;
      /** As which it was begun first; absent of what was begun before it was written down. */
      terms?: HeldTerms;
    }
  /** So many tenths of it are done. */
  | { type: 'achievement.advanced'; tenth: number }
  /** `terms`: as which it was reached, where it was not begun for a price. */
  | { type: 'achievement.completed'; terms?: HeldTerms }
  | {
      type: 'achievement.collected';
      /** Whole coins. */
      prize: number;
    }
);

/** How one achievement stands that something happened to. */
export interface Standing {
  /** Until when it has to be done, once it was begun. */
  readonly until?: string;
  /** As which it was begun or reached. */
  readonly terms?: HeldTerms;
  /** Tenths that were told. */
  readonly tenth: number;
  readonly completedAt?: string;
  readonly collectedAt?: string;
}

/** By the achievement's id; one that nothing happened to is not there. */
export type AchievementsState = Readonly<Record<string, Standing>>;

const TENTHS = 10;

const change = (event: AchievementEvent): Partial<Standing> => {
  switch (event.type) {
    case 'achievement.activated':
      return { until: event.until, ...(event.terms && { terms: event.terms }) };
    case 'achievement.advanced':
      return { tenth: event.tenth };
    case 'achievement.completed':
      return {
        tenth: TENTHS,
        completedAt: event.at,
        ...(event.terms && { terms: event.terms }),
      };
    case 'achievement.collected':
      return { collectedAt: event.at };
  }
};

const told = (player: string, { achievement, type }: AchievementEvent): Fact => ({
  audience: `player:${player}`,
  handler: type === 'achievement.completed' ? 'OnAchievementCompleted' : 'OnAchievementProgress',
  body: { AchievementId: achievement },
});

/** What others hear of it, and what told of it. */
const heard = (player: string, { type }: AchievementEvent): Fact[] => {
  switch (type) {
    case 'achievement.completed':
      return [notificationFact(player, 'achievements'), activityFact(player)];
    case 'achievement.collected':
      return [notificationsSeenFact(player)];
    default:
      return [];
  }
};

export const achievementKind: StreamKind<AchievementsState, AchievementEvent> = {
  name: 'achievement',
  initial: {},
  evolve: (state, event) => ({
    ...state,
    [event.achievement]: { tenth: 0, ...state[event.achievement], ...change(event) },
  }),
  facts: (player, event) => [told(player, event), ...heard(player, event)],
};
