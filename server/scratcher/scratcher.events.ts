import type { ScratcherSource, ScratcherTable } from '../../contract/scratcher';
import { scratchers } from '../../games/scratcher/scratcher.rules';
import { activityFact } from '../activity/activity.fact';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import { shelfOf } from '../shelf/shelf.events';
import type { Fact, StreamKind } from '../store/stream';

/** What each kind ships with. */
const shipped: Readonly<Record<string, ScratcherTable>> = Object.fromEntries(
  scratchers.map(({ id, price, run, prizes }) => [
    id,
    { price, run, prizes: prizes.map((prize) => ({ ...prize })) },
  ]),
);

/** What cards of each kind cost and pay [decision 197]. */
export const scratchersKind = shelfOf('scratcher', shipped);

/** A card of a config, counted from 0 in the order in which they are scratched. */
export interface ScratchedCard {
  index: number;
  cells: string[];
  /** Whole coins; 0 where it wins nothing. */
  prize: number;
}

export type ScratcherEvent =
  | {
      type: 'scratcher.granted';
      player: string;
      typeId: string;
      source: ScratcherSource;
      /** SHA-256 of each card’s server seed: as many as there are cards. */
      commits: string[];
      /** By which they are drawn; absent where it is the one that their kind ships with. */
      table?: ScratcherTable;
      at: string;
    }
  | { type: 'scratcher.scratched'; player: string; cards: ScratchedCard[]; at: string }
  | {
      type: 'scratcher.collected';
      player: string;
      typeId: string;
      cards: number[];
      /** Whole coins of all of them. */
      prize: number;
      at: string;
    };

export type ScratcherGranted = Extract<ScratcherEvent, { type: 'scratcher.granted' }>;

export interface ScratcherState {
  granted?: ScratcherGranted;
  /** The cards whose foil is off, in their order. */
  cards: readonly (ScratchedCard & { collected: boolean })[];
}

const evolve = (state: ScratcherState, event: ScratcherEvent): ScratcherState => {
  switch (event.type) {
    case 'scratcher.granted':
      return { granted: event, cards: [] };
    case 'scratcher.scratched':
      return {
        ...state,
        cards: [...state.cards, ...event.cards.map((card) => ({ ...card, collected: false }))],
      };
    case 'scratcher.collected':
      return {
        ...state,
        cards: state.cards.map((card) =>
          event.cards.includes(card.index) ? { ...card, collected: true } : card,
        ),
      };
  }
};

/** What others hear of it: whoever is given cards, and whoever shows what was won. */
const heard = (event: ScratcherEvent): Fact[] => {
  switch (event.type) {
    case 'scratcher.granted':
      return event.source === 'shop' ? [] : [notificationFact(event.player, 'scratchers')];
    // What told of the cards is seen with the first of them.
    case 'scratcher.scratched':
      return [notificationsSeenFact(event.player)];
    case 'scratcher.collected': {
      const body = { typeId: event.typeId, amount: event.prize };
      return [{ audience: 'room:home', handler: 'winner', body }, activityFact(event.player)];
    }
  }
};

const facts = (id: string, event: ScratcherEvent): Fact[] => [
  { audience: `player:${event.player}`, handler: 'scratcher', body: { ScratcherId: id } },
  ...heard(event),
];

export const scratcherKind: StreamKind<ScratcherState, ScratcherEvent> = {
  name: 'scratcher',
  initial: { cards: [] },
  evolve,
  facts,
};

/** Whether its prize waits to be collected. */
export const isWaiting = ({ prize, collected }: { prize: number; collected: boolean }): boolean =>
  prize > 0 && !collected;
