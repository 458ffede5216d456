import type { Bootstrap, Palette } from '../branding';

const dark: Palette = {
  color1: '#0f1020',
  color2: '#181a30',
  color3: '#22253f',
  color4: '#363a5c',
  color5: '#f6f3ea',
  color6: '#b9b6c9',
  color7: '#ffb347',
  color8: '#1a1200',
  color9: '#ffd166',
  color10: '#7bdcb5',
  color11: '#6fdc8c',
  color12: '#ffcf5c',
  color13: '#ff8080',
  color14: '#ff9ff3',
};

/** What the start-up call answers. */
export const aBootstrap = (given: Partial<Bootstrap> = {}): Bootstrap => ({
  app: {
    ...dark,
    name: 'Fairground',
    logo: '/assets/logo.svg',
    profileLogo: '/assets/logo.svg',
    favicon: '/assets/favicon.svg',
    mainHeader: '',
    secondaryHeader: '',
    authorizedHeader: '',
    authorizedHeaderMobile: '',
    centerHeader: '',
    light: dark,
    onlineFloor: true,
  },
  assetsUrl: '/assets',
  configLevels: [{ level: 1, coins: 1_000 }],
  environment: { name: 'test', production: false, magic: false, version: '1.0', pushKey: 'BPush' },
  ...given,
});
