import { COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { type CardFace, skinOf } from '../../games/scratcher/scratcher.rules';
import { admit, type Entrant, type GateStates, type Laws } from '../play/gate.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import {
  isWaiting,
  type ScratcherEvent,
  type ScratcherGranted,
  type ScratcherState,
} from './scratcher.events';
import { grant, type ScratcherGrant } from './scratcher.moves';

export interface BuyStates extends GateStates {
  scratcher: ScratcherState;
  wallet: WalletState;
}

export interface ScratcherOrder extends Omit<ScratcherGrant, 'source' | 'at'> {
  /** Of the new config. */
  id: string;
  /** Who asks, from where: a card that is bought is played for coins. */
  entrant: Entrant;
  laws: Laws;
  /** What one was said to cost. */
  said?: number | undefined;
}

/** Cards for coins, at the price of their kind. Refuses `price-changed`, and what the gate of every stake refuses. */
export const decideBuy = (
  { scratcher, wallet, ...gate }: BuyStates,
  { entrant, laws, said, ...order }: ScratcherOrder,
): Decision<{ scratcher: ScratcherEvent[]; wallet: WalletEvent[] }, { scratcher: string }> => {
  const { price } = skinOf(order.typeId, order.table);
  if (said !== undefined && said !== price) return refuse(problem('price-changed', { price }));
  const stake = price * order.commits.length;
  const barred = admit({ ...gate, wallet }, { ...entrant, stake }, laws);
  if (barred !== undefined) return barred;
  const granted = grant(scratcher, { ...order, source: 'shop', at: entrant.at });
  if (granted === undefined) return refuse(problem('conflict'));
  const paid = debit(wallet, {
    id: `${order.id}-buy`,
    kind: 'shopCoins',
    currency: COINS,
    amount: stake,
    against: 'house',
    reference: order.id,
    delay: 0,
  });
  if ('refused' in paid) return refuse(paid.refused);
  return accept({ scratcher: [granted], wallet: [paid] }, { scratcher: order.id });
};

/** Whose config is asked for, and which of its cards: the next one, or all that are left. */
export interface ScratchOrder {
  player: string;
  all: boolean;
  /** What lies under the foil of a card of a kind: the same whenever it is asked. */
  faceOf(granted: ScratcherGranted, index: number): CardFace;
  at: string;
}

/** Which cards a step was about, by their numbers. */
export interface ScratchedCards {
  cards: number[];
}

/** The foil comes off. Refuses `not-found`, and `step-illegal` where no card is left. */
export const decideScratch = (
  { granted, cards }: ScratcherState,
  { player, all, faceOf, at }: ScratchOrder,
): Decision<{ scratcher: ScratcherEvent[] }, ScratchedCards> => {
  if (granted === undefined || granted.player !== player) return refuse(problem('not-found'));
  const first = cards.length;
  const left = granted.commits.length - first;
  if (left === 0) return refuse(problem('step-illegal', { amount: granted.commits.length }));
  const scratched = Array.from({ length: all ? left : 1 }, (_, nth) => {
    const index = first + nth;
    const { cells, prize } = faceOf(granted, index);
    return { index, cells: [...cells], prize };
  });
  return accept(
    { scratcher: [{ type: 'scratcher.scratched', player, cards: scratched, at }] },
    { cards: scratched.map(({ index }) => index) },
  );
};

export interface AcceptStates {
  scratcher: ScratcherState;
  wallet: WalletState;
}

/** One card by its number, or all whose prize waits. */
export interface AcceptOrder {
  /** Of the config. */
  id: string;
  player: string;
  card?: number | undefined;
  at: string;
}

/**
 * Prizes reach the wallet, each once: collecting again changes nothing. A card that was bought is
 * paid by the house, one that was granted by the promotion account. Refuses `not-found`, and
 * `step-illegal` for a card that wins nothing.
 */
export const decideAccept = (
  { scratcher: { granted, cards }, wallet }: AcceptStates,
  { id, player, card, at }: AcceptOrder,
): Decision<{ scratcher: ScratcherEvent[]; wallet: WalletEvent[] }, ScratchedCards> => {
  const asked = cards.filter(({ index }) => card === undefined || index === card);
  const isThere = granted?.player === player && (card === undefined || asked.length > 0);
  if (granted === undefined || !isThere) return refuse(problem('not-found'));
  const won = asked.filter(({ prize }) => prize > 0);
  if (won.length === 0) return refuse(problem('step-illegal'));
  const answer = { cards: won.map(({ index }) => index) };
  const waiting = won.filter(isWaiting);
  if (waiting.length === 0) return accept({}, answer);
  const { typeId, source } = granted;
  const prize = waiting.reduce((sum, one) => sum + one.prize, 0);
  const numbers = waiting.map(({ index }) => index);
  return accept(
    {
      scratcher: [{ type: 'scratcher.collected', player, typeId, cards: numbers, prize, at }],
      wallet: [
        credit(wallet, {
          id: `${id}-accept-${numbers[0]}`,
          kind: 'scratch',
          currency: COINS,
          amount: prize,
          against: source === 'shop' ? 'house' : 'promo',
          reference: id,
          delay: 0,
        }),
      ],
    },
    answer,
  );
};
