import type { Bootstrap } from '../../contract/branding';
import { levelThreshold } from '../../contract/level.rules';
import { LEVEL_DISPLAY_CAP, PRODUCT_VERSION } from '../../contract/limits';
import type { Look } from '../../contract/look.desk';
import type { Config } from '../config';
import { appOf } from './look.events';

/** Ten levels, 1000 coins doubling [§9]; past the last one there is no next amount. */
export const configLevels = Array.from({ length: LEVEL_DISPLAY_CAP }, (_, index) => ({
  level: index + 1,
  coins: levelThreshold(index + 1),
}));

/** What a page starts with: the look that is worn, and what the operator says of the environment. */
export const bootstrapOf = (config: Config, look: Look, pushKey: string): Bootstrap => ({
  app: { ...appOf(look), onlineFloor: config.ONLINE_FLOOR },
  assetsUrl: '/assets/',
  configLevels,
  environment: {
    name: 'production',
    production: true,
    magic: config.MAGIC !== undefined,
    version: PRODUCT_VERSION,
    pushKey,
    ...(config.ERROR_REPORTING_URL !== undefined && {
      errorReporting: config.ERROR_REPORTING_URL,
    }),
  },
});
