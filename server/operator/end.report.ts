import type { Platform } from '../platform';
import { endOfLog } from '../store/head';

/**
 * Says in the platform's own lines where the log ends. Whoever keeps these lines elsewhere can prove
 * with `verify <position> <hash>` that nothing before was changed, though somebody wrote both the
 * events and their chain anew [decision 103].
 */
export const tellEnd = async ({ sql, log }: Pick<Platform, 'sql' | 'log'>): Promise<void> => {
  log.info({ ...(await endOfLog(sql)) }, 'the log ends here');
};
