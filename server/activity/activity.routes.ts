import { type Activity, myActivities, playerActivities } from '../../contract/activity';
import { ACTIVITIES_PAGE } from '../../contract/limits';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { personOf } from '../player/player.card';
import { standingOf } from '../profile/profile.standing';
import { isUnhidden } from '../report/report.policy';
import { readRange } from '../store/page';

interface Row {
  id: string;
  player: string;
  username: string;
  type: Activity['type'];
  at: Date;
  game: string | null;
  currency: string | null;
  amount: number | null;
  stars: number | null;
  friend: string | null;
  friendName: string | null;
  friendIcon: string | null;
  achievement: string | null;
  level: number | null;
  tournament: string | null;
  tournamentName: string | null;
  templateId: string | null;
  rank: number | null;
}

/** What players did [§7 B activities]; nobody reads of whom a block hides from them. */
export const activityRoutes = (platform: Platform): Route[] => {
  const { sql, relations, catalogue, achievements } = platform;
  const activityOf = (row: Row): Activity => {
    const achievement = achievements.find(row.achievement ?? '');
    const [step, ...steps] = achievement?.steps ?? [];
    const played = row.game ?? (steps.length === 0 ? step?.game : undefined);
    const game = catalogue.find(played ?? '')?.game;
    return {
      _id: row.id,
      playerId: row.player,
      player: row.username,
      type: row.type,
      createdAt: row.at.toISOString(),
      ...(game && {
        game: {
          _id: game._id,
          name: game.name,
          defaultName: game.defaultName,
          urlFriendlyName: game.urlFriendlyName,
          art: game.art,
        },
      }),
      ...(row.amount !== null && { amount: row.amount }),
      ...(row.currency !== null && { currency: row.currency }),
      ...(row.stars !== null && { stars: row.stars }),
      ...(achievement && {
        achievement: {
          _id: achievement.id,
          supplierAchievementId: achievement.phrase ?? achievement.id,
          ...(achievement.phrase === undefined && { asWritten: true as const }),
          name: achievement.name,
        },
      }),
      ...(row.level !== null && { level: row.level }),
      ...(row.tournament !== null &&
        row.tournamentName !== null &&
        row.rank !== null && {
          tournament: {
            _id: row.tournament,
            name: row.tournamentName,
            ...(row.templateId !== null && { templateId: row.templateId }),
            rank: row.rank,
          },
        }),
      ...(row.friend !== null &&
        row.friendName !== null && {
          friend: personOf(row.friend, row.friendName, row.friendIcon),
        }),
    };
  };

  const page = async (player: string, viewer: string | undefined, offset: number) => {
    const hidden = [...(await relations.hiddenFrom(viewer))];
    const range = { from: offset, size: ACTIVITIES_PAGE };
    const { rows, total } = await readRange<Row>(sql, range, {
      rows: (counted) => sql`
        select a.id, a.player, p.username, a.type, a.at, a.game, a.currency, a.amount, a.stars,
          a.friend, f.username as "friendName",
          f.icon as "friendIcon", a.achievement, a.level, a.tournament, t.name as "tournamentName",
          t.template as "templateId", a.rank,
          ${counted}
        from activities a
          join players p on p.id = a.player
          left join players f on f.id = a.friend
          left join tournaments t on t.id = a.tournament
        where a.player = ${player} and (a.review is null or a.player = ${viewer ?? ''}
            or ${isUnhidden(sql, 'review', sql`a.review`)})
          and (a.friend is null or a.friend <> all(${hidden}))
        order by a.position desc, a.id`,
    });
    return { items: rows.map(activityOf), total };
  };

  return [
    on(myActivities, ({ caller, params }) => page(caller.player, caller.player, params.offset)),

    on(playerActivities, async ({ caller, params }) =>
      (await standingOf(platform, caller?.player, params.id)) === 'hidden'
        ? refused('not-found')
        : page(params.id, caller?.player, params.offset),
    ),
  ];
};
