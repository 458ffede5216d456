import type { DailyGift } from '../../contract/daily';
import { dayAfter, dayAt, startOf } from '../../contract/day.rules';
import { DAILY_COINS } from '../../contract/limits';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { subscriptionKind, tierOf } from '../subscription/subscription.events';
import { dailyKind } from './daily.events';
import { standingOn } from './daily.moves';

/** The gift of the day as its player stands to it now. */
export const dailyOf = async (
  { store, now }: Pick<Platform, 'store' | 'now'>,
  player: string,
): Promise<DailyGift> => {
  const [{ account }, state, subscription] = await Promise.all([
    store.load(streamOf(playerKind, player)),
    store.load(streamOf(dailyKind, player)),
    store.load(streamOf(subscriptionKind, player)),
  ]);
  const at = now();
  const zone = account?.timezone;
  const { day, opened, days, coins } = standingOn(
    state,
    dayAt(new Date(at).toISOString(), zone),
    tierOf(subscription),
  );
  return {
    state: opened ? 'opened' : 'waiting',
    coins,
    days,
    ladder: [...DAILY_COINS],
    nextMs: Date.parse(startOf(dayAfter(day), zone)) - at,
  };
};
