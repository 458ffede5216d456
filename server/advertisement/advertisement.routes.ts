import * as contract from '../../contract/advertisement';
import { maySeeAdvertisements, type SubscriptionTier } from '../../contract/advertisement.rules';
import { type Asked, answerOf, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { protectionKind } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import { idNamed, newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { subscriptionKind, tierOf } from '../subscription/subscription.events';
import { walletKind } from '../wallet/wallet.events';
import { decideClickAdvertisement, decideLoadAdvertisement } from './advertisement.decider';
import { advertisementKind, type Viewed, viewKind } from './advertisement.events';
import { advertisementOf, advertisementQuery } from './advertisement.query';

type Asking = Pick<
  Asked<typeof contract.advertisementState>,
  'caller' | 'address' | 'now' | 'query'
>;
type Counted = Asked<typeof contract.loadAdvertisement>;

/** What is advertised, to whom, and how often it was seen and followed [§7 B advertisements]. */
export const advertisementRoutes = (platform: Platform): Route[] => {
  const { store, secrets } = platform;
  const { one, state } = advertisementQuery(platform);

  const eligibility = ({ caller, address, query, now }: Asking) =>
    eligibilityOf(platform, { caller, address, now, country: query.country });

  const read = async (asked: Asked<typeof contract.getAdvertisement>) => {
    const { caller, query, now } = asked;
    let tier: SubscriptionTier | undefined;
    if (caller !== undefined) {
      const [protection, wallet, subscription] = await Promise.all([
        store.load(streamOf(protectionKind, caller.player)),
        store.load(streamOf(walletKind, caller.player)),
        store.load(streamOf(subscriptionKind, caller.player)),
      ]);
      tier = tierOf(subscription);
      const barred = shield('promotes', { protection, wallet }, now);
      if (barred !== undefined) return barred;
    }
    const { facts, place } = await eligibility(asked);
    const ages = facts.jurisdictions.map((law) => law.simulatedGamblingAgeRestriction);
    const viewer = {
      isMember: facts.signedIn,
      age: facts.age,
      leastAge: Math.max(0, ...ages),
      tier,
    };
    if (!maySeeAdvertisements(viewer)) return { refreshFrequency: 0 };
    const { language, mode, placement } = query;
    const found = await one(
      placement,
      { country: place.country, language, mode, now },
      caller?.player,
    );
    if (found === undefined) return { refreshFrequency: 0 };
    const of = `${newId('view')} ${found.id} ${placement} ${caller?.player ?? ''}`;
    return {
      advertisement: advertisementOf(found.id, found.terms, placement),
      viewId: secrets.seal('advertisement view', of),
      refreshFrequency: found.terms.refreshFrequency,
    };
  };

  /** The view that a request counts for; undefined where it names one that was never shown so. */
  const viewOf = ({ body, caller, address, now }: Counted): string | undefined => {
    const { advertisementId, placementId, viewId } = body;
    const who = caller?.player ?? '';
    if (viewId === undefined)
      return idNamed(
        'view',
        `${who || address} ${advertisementId} ${placementId} ${now.slice(0, 10)}`,
      );
    const [view, ...of] = secrets.open('advertisement view', viewId)?.split(' ') ?? [];
    return of.join(' ') === `${advertisementId} ${placementId} ${who}` ? view : undefined;
  };

  const count =
    (name: string, decide: typeof decideLoadAdvertisement) => async (asked: Counted) => {
      const { body, caller, now, key } = asked;
      const { terms } = await store.load(streamOf(advertisementKind, body.advertisementId));
      const view = viewOf(asked);
      if (view === undefined || !terms?.placements.includes(body.placementId))
        return refused('not-found');
      const viewed: Viewed = {
        advertisement: body.advertisementId,
        placement: body.placementId,
        ...(caller !== undefined && { player: caller.player }),
      };
      const outcome = await store.execute({
        name,
        at: now,
        key,
        streams: { view: streamOf(viewKind, view) },
        decide: (states) => decide(states.view, viewed),
      });
      return answerOf(outcome);
    };

  return [
    on(contract.getAdvertisement, read),
    on(contract.advertisementState, async (asked) => {
      const { place } = await eligibility(asked);
      const { language, mode } = asked.query;
      return { items: await state({ country: place.country, language, mode, now: asked.now }) };
    }),
    on(contract.loadAdvertisement, count('loadAdvertisement', decideLoadAdvertisement)),
    on(contract.clickAdvertisement, count('clickAdvertisement', decideClickAdvertisement)),
  ];
};
