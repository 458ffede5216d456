import { ADVERTISEMENT_AGE } from './limits';

/** Where advertisements may stand: never over a game that is played [§1, decision 139]. */
export const advertisementPlacements = ['lobby', 'game', 'profile'] as const;
/** What one is made of [§3 Advertisement]. */
export const advertisementTypes = ['image', 'HTML/JS', 'video'] as const;

/** The tiers of subscriptions, and those whose members see no advertisement. */
export const subscriptionTiers = ['diamond', 'crown'] as const;
export type SubscriptionTier = (typeof subscriptionTiers)[number];
const withoutAdvertisements: readonly SubscriptionTier[] = ['crown'];

/** Who would see one. */
export interface AdvertisementViewer {
  readonly isMember: boolean;
  /** Years; absent where no date of birth is known. */
  readonly age?: number | undefined;
  /** The age from which games of chance without money are allowed where they are, in years. */
  readonly leastAge: number;
  /** Of a subscription that is active. */
  readonly tier?: SubscriptionTier | undefined;
}

/**
 * Whether anything may be advertised to them: to no member who is under age or has not told their
 * date of birth, nor to who pays for being left alone. A guest's age is not known.
 */
export const maySeeAdvertisements = ({
  isMember,
  age,
  leastAge,
  tier,
}: AdvertisementViewer): boolean => {
  if (tier !== undefined && withoutAdvertisements.includes(tier)) return false;
  return !isMember || (age !== undefined && age >= Math.max(ADVERTISEMENT_AGE, leastAge));
};

/** An address that a click may open: http or https, whole, and without somebody's name in it. */
export const isLandingUrl = (text: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i.test(text);

/** A path of this origin, not of another's by `//`, and without a way up. */
const isOwnPath = (text: string): boolean => /^\/(?![/\\])[\w\-./]*$/.test(text);
/** The picture itself, as the page's policy lets it be shown. */
const isData = (text: string): boolean =>
  /^data:image\/(svg\+xml|png|jpeg|webp|gif|avif)[;,]/.test(text);

/** What one is made of; of what is absent it needs nothing. */
interface Content {
  readonly type: (typeof advertisementTypes)[number];
  readonly image?: string | undefined;
  readonly video?: string | undefined;
  readonly html?: string | undefined;
  readonly isIframe: boolean;
}

/** Whether an advertisement has what its type says, and asks nobody else for any of it. */
export const isWholeContent = ({ type, image, video, html, isIframe }: Content): boolean => {
  const isShown = (address: string) => isOwnPath(address) || isData(address);
  if (image !== undefined && !isShown(image)) return false;
  if (type === 'image') return image !== undefined && !isIframe;
  if (type === 'video') return video !== undefined && isOwnPath(video) && !isIframe;
  // What has scripts of its own is in a frame of its own [decision 40].
  return html !== undefined && html.trim() !== '' && isIframe;
};
