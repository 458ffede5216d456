import type { GameFeature } from '../../games/catalogue';
import type { Fact, JsonObject, StreamKind } from '../store/stream';

interface Turn {
  game: string;
  by: string;
  why: string;
  at: string;
}

/** What of a game is shown otherwise than it shipped [decision 198]. */
export interface Shown {
  readonly studio?: string;
  readonly features?: readonly GameFeature[];
  /** The address of its cover. */
  readonly image?: string;
}

/** What is offered where and how, and what stands first; `offers:offers_platform`, there is one stream. */
export type OfferEvent =
  /** From now on a game is kept from these places alone, as `liesIn` reads them; none: from nobody. */
  | ({ type: 'offer.withheld'; places: readonly string[] } & Turn)
  /** A game stands at a rank from now on, the first of which is 1; without one, at none. */
  | ({ type: 'offer.ranked'; rank?: number } & Turn)
  /** From now on a game is shown so; what is absent, as it shipped. */
  | ({ type: 'offer.shown'; shown: Shown } & Turn);

export interface OffersState {
  /** The places from which a game is kept, by its id. */
  readonly withheld: Readonly<Record<string, readonly string[]>>;
  /** The ids of those that stand first, in their order. */
  readonly first: readonly string[];
  /** How games are shown, by their ids. */
  readonly shown: Readonly<Record<string, Shown>>;
}

/** What is given a rank moves those that stood there or behind it one back. */
const evolve = (state: OffersState, event: OfferEvent): OffersState => {
  if (event.type === 'offer.withheld')
    return { ...state, withheld: { ...state.withheld, [event.game]: event.places } };
  if (event.type === 'offer.shown')
    return { ...state, shown: { ...state.shown, [event.game]: event.shown } };
  const others = state.first.filter((game) => game !== event.game);
  const { rank } = event;
  return {
    ...state,
    first: rank === undefined ? others : others.toSpliced(rank - 1, 0, event.game),
  };
};

/** Each process keeps them. */
const facts = (_: string, event: OfferEvent): Fact[] => [
  { audience: 'system', handler: 'offer.turned', body: { ...event } as JsonObject },
];

export const offersKind: StreamKind<OffersState, OfferEvent> = {
  name: 'offers',
  revision: 2,
  initial: { withheld: {}, first: [], shown: {} },
  evolve,
  facts,
};

export const OFFERS = 'offers_platform';
