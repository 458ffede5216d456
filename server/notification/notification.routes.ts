import * as contract from '../../contract/notification';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { recordsNothing } from '../store/decision';
import { streamOf } from '../store/stream';
import { decideAllSeen, decideSeen } from './notification.decider';
import { notificationKind } from './notification.events';
import { notificationQuery } from './notification.query';

/** What a player is told of [§7 B notifications]; of whom a block hides, nothing. */
export const notificationRoutes = (platform: Platform): Route[] => {
  const { store, sql, relations } = platform;
  const { page, totals } = notificationQuery(platform);

  const list = async ({ caller, body }: Asked<typeof contract.listNotifications>) =>
    page(await relations.reader(caller.player), body);

  type Marking = Pick<Asked<typeof contract.viewNotification>, 'caller' | 'now' | 'key'>;
  const mark = async (
    name: string,
    { caller, now, key }: Marking,
    decision: ReturnType<typeof decideSeen>,
  ) => {
    if ('refused' in decision) return decision;
    // What is seen already needs no second mark.
    if (!recordsNothing(decision)) {
      const streams = { marks: streamOf(notificationKind, caller.player) };
      const outcome = await store.execute({ name, at: now, key, streams, decide: () => decision });
      if ('refused' in outcome) return outcome;
    }
    return { ok: true as const, totals: await totals(await relations.reader(caller.player)) };
  };

  const view = async (asked: Asked<typeof contract.viewNotification>) => {
    const { caller, body, now } = asked;
    const [row] = await sql<{ seen: Date | null }[]>`
      select seen from notifications
      where id = ${body.notificationId} and player = ${caller.player}`;
    return mark('viewNotification', asked, decideSeen(row, body.notificationId, now));
  };

  const viewAll = async (asked: Asked<typeof contract.viewAllNotifications>) => {
    const decision = decideAllSeen(asked.body.type, await store.head(), asked.now);
    return mark('viewAllNotifications', asked, decision);
  };

  return [
    on(contract.listNotifications, list),
    on(contract.viewNotification, view),
    on(contract.viewAllNotifications, viewAll),
    on(contract.createNotification, async () => refused('forbidden')),
  ];
};
