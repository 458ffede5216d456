import type { Achievement } from '../../contract/achievement';
import type { Page } from '../../contract/words';
import { cutPage } from '../http/page';
import type { Platform } from '../platform';
import { streamOf } from '../store/stream';
import { achievementAnswer } from './achievement.answer';
import type { AchievementDefinition } from './achievement.catalogue';
import { type AchievementsState, achievementKind } from './achievement.events';
import { isKept } from './achievement.moves';
import { type Tallies, talliesOf } from './achievement.tallies';

export interface AchievementsWanted {
  state?: number | undefined;
  gameId?: string | undefined;
  pageIndex: number;
  pageSize: number;
}

/** Nobody: a guest, who stands at the beginning of everything. */
const nothing: Tallies = { sums: new Map(), games: new Map(), daysInARow: 0, windows: new Map() };

/** What waits for its player first: to be collected, bought back, gone on with; the rest after. */
const ORDER = [1, 2, 0, 3];

const isOf = (game: string, { steps }: AchievementDefinition): boolean =>
  steps.length === 1 && steps[0]?.game === game;

/** Achievements as players stand in them. */
export const achievementQuery = ({
  sql,
  store,
  catalogue,
  achievements,
  now,
}: Pick<Platform, 'sql' | 'store' | 'catalogue' | 'achievements' | 'now'>) => {
  /** All of these that the player may know of; `of` undefined: a guest. */
  const standing = async (
    of: string | undefined,
    wanted: readonly AchievementDefinition[],
  ): Promise<Achievement[]> => {
    const [state, tallies]: [AchievementsState, Tallies] =
      of === undefined
        ? [{}, nothing]
        : await Promise.all([
            store.load(streamOf(achievementKind, of)),
            talliesOf(sql, [of]).then((found) => found.get(of) ?? nothing),
          ]);
    const at = new Date(now()).toISOString();
    return wanted.flatMap((definition) => {
      const own = state[definition.id];
      const isUntold = definition.hidden === true && own?.completedAt === undefined;
      return isUntold || !isKept(definition, own, at)
        ? []
        : [
            achievementAnswer(catalogue, definition, {
              ...(own === undefined ? {} : { standing: own }),
              tallies,
              now: at,
            }),
          ];
    });
  };

  return {
    /** A page of a player's own, or of what a guest may reach. */
    async page(
      of: string | undefined,
      { state, gameId, ...page }: AchievementsWanted,
    ): Promise<Page<Achievement>> {
      const wanted = achievements.all.filter((one) => gameId === undefined || isOf(gameId, one));
      const found = await standing(of, wanted);
      const listed = found.filter((one) => state === undefined || one.state === state);
      return cutPage(
        listed.toSorted(
          (one, other) =>
            ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
            other.completed - one.completed,
        ),
        page,
      );
    },

    ofGame: (of: string | undefined, game: string): Promise<Achievement[]> =>
      standing(
        of,
        achievements.all.filter((one) => isOf(game, one)),
      ),

    /** Those of these that there are and the player may know of, by id. */
    async byId(of: string | undefined, ids: readonly string[]): Promise<Map<string, Achievement>> {
      const wanted = ids.flatMap((id) => achievements.find(id) ?? []);
      const found = await standing(of, wanted);
      return new Map(found.map((one) => [one._id, one]));
    },

    /** A page of what was reached, the latest first: that much anybody may read. */
    async achieved(
      of: string,
      { state, gameId, ...page }: AchievementsWanted,
    ): Promise<Page<Achievement>> {
      const wanted = achievements.all.filter((one) => gameId === undefined || isOf(gameId, one));
      const found = (await standing(of, wanted)).filter(
        (one) => one.achievedAt !== undefined && (state === undefined || one.state === state),
      );
      return cutPage(
        found.toSorted((one, other) =>
          (other.achievedAt ?? '').localeCompare(one.achievedAt ?? ''),
        ),
        page,
      );
    },
  };
};
