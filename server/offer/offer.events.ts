import type { Fact, JsonObject, StreamKind } from '../store/stream';

interface Turn {
  game: string;
  by: string;
  why: string;
  at: string;
}

/** What is offered where and what stands first; `offers:offers_platform`, there is one stream. */
export type OfferEvent =
  /** From now on a game is kept from these places alone, as `liesIn` reads them; none: from nobody. */
  | ({ type: 'offer.withheld'; places: readonly string[] } & Turn)
  /** A game stands at a rank from now on, the first of which is 1; without one, at none. */
  | ({ type: 'offer.ranked'; rank?: number } & Turn);

export interface OffersState {
  /** The places from which a game is kept, by its id. */
  readonly withheld: Readonly<Record<string, readonly string[]>>;
  /** The ids of those that stand first, in their order. */
  readonly first: readonly string[];
}

/** What is given a rank moves those that stood there or behind it one back. */
const evolve = (state: OffersState, event: OfferEvent): OffersState => {
  if (event.type === 'offer.withheld')
    return { ...state, withheld: { ...state.withheld, [event.game]: event.places } };
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
  initial: { withheld: {}, first: [] },
  evolve,
  facts,
};

export const OFFERS = 'offers_platform';
