import type { Look } from '../../contract/look.desk';
import { DARK_PALETTE, LIGHT_PALETTE } from '../../contract/palette.rules';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { LOOK, lookKind } from './look.events';

/** The look before any was published; an operator names the platform through the environment. */
export const shippedLook = (name: string): Look => ({
  name,
  logo: '/brand/logo.svg',
  profileLogo: '/brand/logo.svg',
  favicon: '/brand/favicon.svg',
  mainHeader: 'Home.A good evening at the fair',
  secondaryHeader: 'Home.Play for fun, collect coins, share them with friends',
  authorizedHeader: 'Home.Welcome back',
  authorizedHeaderMobile: 'Home.Welcome back',
  centerHeader: 'Home.Games',
  dark: DARK_PALETTE,
  light: LIGHT_PALETTE,
});

/** What the platform looks like, in the memory of each process [decision 162]. */
export class LookRegistry {
  #worn: Look;

  constructor(readonly shipped: Look) {
    this.#worn = shipped;
  }

  get worn(): Look {
    return this.#worn;
  }

  /** Reads what was published before this process began. */
  async read(store: Pick<Store, 'load'>): Promise<void> {
    const { worn } = await store.load(streamOf(lookKind, LOOK));
    if (worn !== undefined) this.wear(worn);
  }

  wear(look: Look): void {
    this.#worn = look;
  }
}
