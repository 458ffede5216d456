import type { ComponentType, LazyExoticComponent } from 'react';
import type { Json } from '../../games/engine';
import { part } from '../ui/part';
import type { GameProps, PayTableProps, PictureProps } from './table/game';

/** What is seen of an engine, each part a chunk of its own. */
export interface GameViews {
  /** The game in play, whichever of its skins. */
  readonly Game: LazyExoticComponent<ComponentType<GameProps>>;
  /** One of its rounds, still: for the history and the verifier. */
  readonly Picture: LazyExoticComponent<ComponentType<PictureProps>>;
  /** What it pays, and its rules. */
  readonly PayTable: LazyExoticComponent<ComponentType<PayTableProps>>;
  /** The choice that the player finds. */
  readonly firstBet: Json;
  /** The stake that the player finds; by default the smallest that the game takes. */
  readonly firstStake?: number;
  /** A round is over with its bet, so that a table can play round after round by itself. */
  readonly isOneStep?: boolean;
  /** One round for everybody: the table is told how it stands. */
  readonly isShared?: boolean;
}

/** The views of every engine, by its name. */
const views: Readonly<Record<string, GameViews>> = {
  blackjack: {
    Game: part(() => import('./blackjack/BlackjackGame'), 'BlackjackGame'),
    Picture: part(() => import('./blackjack/BlackjackPicture'), 'BlackjackPicture'),
    PayTable: part(() => import('./blackjack/BlackjackPayTable'), 'BlackjackPayTable'),
    firstBet: {},
  },
  crash: {
    Game: part(() => import('./crash/CrashGame'), 'CrashGame'),
    Picture: part(() => import('./crash/CrashPicture'), 'CrashPicture'),
    PayTable: part(() => import('./crash/CrashPayTable'), 'CrashPayTable'),
    firstBet: { auto: null },
    isShared: true,
  },
  dice: {
    Game: part(() => import('./dice/DiceGame'), 'DiceGame'),
    Picture: part(() => import('./dice/DicePicture'), 'DicePicture'),
    PayTable: part(() => import('./dice/DicePayTable'), 'DicePayTable'),
    firstBet: { direction: 'under', target: 5_000 },
    isOneStep: true,
  },
  mines: {
    Game: part(() => import('./mines/MinesGame'), 'MinesGame'),
    Picture: part(() => import('./mines/MinesPicture'), 'MinesPicture'),
    PayTable: part(() => import('./mines/MinesPayTable'), 'MinesPayTable'),
    firstBet: { mines: 3 },
  },
  plinko: {
    Game: part(() => import('./plinko/PlinkoGame'), 'PlinkoGame'),
    Picture: part(() => import('./plinko/PlinkoPicture'), 'PlinkoPicture'),
    PayTable: part(() => import('./plinko/PlinkoPayTable'), 'PlinkoPayTable'),
    firstBet: { rows: 12, risk: 'medium' },
    isOneStep: true,
  },
  poker: {
    Game: part(() => import('./poker/PokerGame'), 'PokerGame'),
    Picture: part(() => import('./poker/PokerPicture'), 'PokerPicture'),
    PayTable: part(() => import('./poker/PokerPayTable'), 'PokerPayTable'),
    firstBet: {},
  },
  roulette: {
    Game: part(() => import('./roulette/RouletteGame'), 'RouletteGame'),
    Picture: part(() => import('./roulette/RoulettePicture'), 'RoulettePicture'),
    PayTable: part(() => import('./roulette/RoulettePayTable'), 'RoulettePayTable'),
    firstBet: { chips: [] },
    firstStake: 0,
    isOneStep: true,
  },
  slot: {
    Game: part(() => import('./slot/SlotGame'), 'SlotGame'),
    Picture: part(() => import('./slot/SlotPicture'), 'SlotPicture'),
    PayTable: part(() => import('./slot/SlotPays'), 'SlotPays'),
    firstBet: {},
    isOneStep: true,
  },
};

/** What is seen of an engine; undefined for one that nobody has drawn. */
export const gameViews = (engine: string): GameViews | undefined =>
  Object.hasOwn(views, engine) ? views[engine] : undefined;
