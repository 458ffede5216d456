import type { Bootstrap } from '../../contract/branding';
import { levelThreshold } from '../../contract/level.rules';
import { LEVEL_DISPLAY_CAP, PRODUCT_VERSION } from '../../contract/limits';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import type { Config } from '../config';

/** Ten levels, 1000 coins doubling [§9]; past the last one there is no next amount. */
export const configLevels = Array.from({ length: LEVEL_DISPLAY_CAP }, (_, index) => ({
  level: index + 1,
  coins: levelThreshold(index + 1),
}));

/** Name and look of this platform; an operator changes them through the environment. */
export const bootstrapOf = (config: Config, pushKey: string): Bootstrap => ({
  app: {
    name: config.APP_NAME,
    logo: '/brand/logo.svg',
    profileLogo: '/brand/logo.svg',
    favicon: '/brand/favicon.svg',
    mainHeader: 'Home.A good evening at the fair',
    secondaryHeader: 'Home.Play for fun, collect coins, share them with friends',
    authorizedHeader: 'Home.Welcome back',
    authorizedHeaderMobile: 'Home.Welcome back',
    centerHeader: 'Home.Games',
    ...DARK_PALETTE,
    light: LIGHT_PALETTE,
    onlineFloor: config.ONLINE_FLOOR,
  },
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
