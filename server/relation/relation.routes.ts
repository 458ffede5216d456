import * as contract from '../../contract/relation';
import type { RelationCommand } from '../../contract/relation.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type CardRow, cardOf } from '../player/player.card';
import { playerKind } from '../player/player.events';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import { streamOf } from '../store/stream';
import { circleCounts, isIn } from './relation.circle';
import { decideStep } from './relation.decider';
import { pairOf, relationKind } from './relation.events';
import { type RelatedRow, relatedOf } from './relation.query';

type ListedRow = RelatedRow & { total: number };

/** Friends, requests, follows and blocks [decisions 17, 18]. */
export const relationRoutes = ({ store, sql, presence, relations }: Platform): Route[] => {
  const countsOf = circleCounts(sql);
  const related = relatedOf(presence);

  const isPlayer = async (id: string): Promise<boolean> =>
    (await store.load(streamOf(playerKind, id))).account !== undefined;

  const step =
    (command: RelationCommand) =>
    async ({ caller, body, now, key }: Asked<typeof contract.acceptFriend>) => {
      const isThere = await isPlayer(body._id);
      const isSelf = body._id === caller.player;
      const { id, side } = pairOf(caller.player, body._id);
      const outcome = await store.execute({
        name: `relation.${command}`,
        at: now,
        key,
        streams: { relation: streamOf(relationKind, id) },
        decide: ({ relation }) => decideStep(relation, { side, command, isSelf, isThere, now }),
      });
      return 'refused' in outcome ? outcome : { ok: true as const, relation: outcome.answer };
    };

  const get = async ({ caller, params }: Asked<typeof contract.getRelation>) => {
    const relation = await relations.of(caller.player, params.id);
    const [row] = await sql<CardRow[]>`
      select id, username, earned, icon from players where id = ${params.id} and not erased`;
    return row === undefined || relation.bond === 'hidden'
      ? refused('not-found')
      : { ...cardOf(presence, row), relation };
  };

  const list = async ({ caller, body }: Asked<typeof contract.listRelated>) => {
    const { which, search, pageIndex, pageSize } = body;
    const isListed = sql`relations.player = ${caller.player} and ${isIn(sql, which)}`;
    const named = sql`
      from relations join players on players.id = relations.other
      where ${isListed} and ${isFound(sql, search, [sql`username`])}`;
    const [{ rows, total }, counts] = await Promise.all([
      readRange<RelatedRow>(sql, rangeOf(pageIndex, pageSize), {
        rows: (counted) => sql`
          select players.id, username, earned, icon, bond, favourite, following, follower, ${counted}
          ${named} order by favourite desc, lower(username), players.id`,
        total:
          search === ''
            ? sql`select count(*) from relations where ${isListed}`
            : sql`select count(*) ${named}`,
      }),
      countsOf(caller.player),
    ]);
    return { items: rows.map(related), total, counts };
  };

  /** Nobody is found who has blocked the caller: there is no such player for them [decision 18]. */
  const find = async ({ caller, body }: Asked<typeof contract.findPlayers>) => {
    const { name, pageIndex, pageSize } = body;
    const { rows, total } = await readRange<ListedRow>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        select players.id, username, earned, icon, coalesce(bond, 'strangers') as bond,
          coalesce(favourite, false) as favourite, coalesce(following, false) as following,
          coalesce(follower, false) as follower, ${counted}
        from players left join relations
          on relations.player = ${caller.player} and relations.other = players.id
        where players.id <> ${caller.player} and not erased and bond is distinct from 'hidden'
          and ${isFound(sql, name, [sql`username`])}
        order by lower(username), players.id`,
    });
    return { items: rows.map(related), total };
  };

  return [
    on(contract.listRelated, list),
    on(contract.findPlayers, find),
    on(contract.getRelation, get),
    on(contract.requestFriend, step('request')),
    on(contract.cancelRequest, step('cancel')),
    on(contract.acceptFriend, step('accept')),
    on(contract.declineFriend, step('decline')),
    on(contract.removeFriend, step('remove')),
    on(contract.makeFavourite, step('favourite')),
    on(contract.removeFavouriteFriend, step('unfavourite')),
    on(contract.followPlayer, step('follow')),
    on(contract.unfollowPlayer, step('unfollow')),
    on(contract.blockPlayer, step('block')),
    on(contract.unblockPlayer, step('unblock')),
  ];
};
