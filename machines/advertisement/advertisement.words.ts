import type { Advertisement, AdvertisementPlacement } from '../../contract/advertisement';
import type { PlayMode } from '../../contract/play.rules';
import { type PortFailed, port } from '../kit/port';
import type { ProtectionChanged } from '../protection/protection.words';

/** Where one stands, and for whom; a guest says the country, a member's account knows it. */
export interface AdvertisementInput {
  placement: AdvertisementPlacement;
  country: string;
  language: string;
  mode: PlayMode;
}

/** What its load and its click are reported with. */
export interface AdvertisementShown {
  advertisementId: string;
  placementId: AdvertisementPlacement;
  viewId: string;
}

/** An answer for the placement; without an advertisement, none is for who looks. */
export interface AdvertisementTold {
  type: 'advertisement.told';
  advertisement?: Advertisement | undefined;
  viewId: string;
  /** Seconds; 0: it stays. */
  refreshFrequency: number;
}

/** Half of it was in view for a second. */
type AdvertisementSeen = { type: 'advertisement.seen' };
/** Its load is counted. */
type AdvertisementLoaded = { type: 'advertisement.loaded' };
/** Its click is counted. */
type AdvertisementClicked = { type: 'advertisement.clicked' };

export type AdvertisementEvent =
  | AdvertisementTold
  | AdvertisementSeen
  | AdvertisementLoaded
  | AdvertisementClicked
  /** It was followed: the browser opens it meanwhile. */
  | { type: 'advertisement.click' }
  | ProtectionChanged
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    advertisement: AdvertisementInput;
  }
  interface Hearing {
    advertisement: ProtectionChanged;
  }
}

export const advertisementPorts = {
  /** GET /advertisements [§7 B]. */
  'advertisement.ask': port<AdvertisementInput, AdvertisementTold>('advertisement.ask'),
  /** Tells once what stands in the placement has been in view. */
  'advertisement.watch': port<{ placement: AdvertisementPlacement }, AdvertisementSeen>(
    'advertisement.watch',
  ),
  /** POST /advertisements/load [§7 B]. */
  'advertisement.load': port<AdvertisementShown, AdvertisementLoaded>('advertisement.load'),
  /** POST /advertisements/click [§7 B]; it is made though the page is left. */
  'advertisement.click': port<AdvertisementShown, AdvertisementClicked>('advertisement.click'),
};
