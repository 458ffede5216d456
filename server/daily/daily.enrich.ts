import type { DailyMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { dailyOf } from './daily.query';

/** A fact of the gift of the day to whom it belongs: how it stands now. */
export const enrichDaily =
  (platform: Pick<Platform, 'store' | 'now'>): Enrich =>
  async ({ player }, facts) => {
    const Daily = await dailyOf(platform, player);
    return facts.map((): Omit<DailyMessage, 'Sequence'> => ({ Daily }));
  };
