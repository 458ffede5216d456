import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Json } from './engine';
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
}

const part = <Name extends string, Props>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => lazy(() => load().then((loaded) => ({ default: loaded[name] })));

/** The views of every engine, by its name. */
const views: Readonly<Record<string, GameViews>> = {
  dice: {
    Game: part(() => import('./dice/DiceGame'), 'DiceGame'),
    Picture: part(() => import('./dice/DicePicture'), 'DicePicture'),
    PayTable: part(() => import('./dice/DicePayTable'), 'DicePayTable'),
    firstBet: { direction: 'under', target: 5_000 },
  },
  slot: {
    Game: part(() => import('./slot/SlotGame'), 'SlotGame'),
    Picture: part(() => import('./slot/SlotPicture'), 'SlotPicture'),
    PayTable: part(() => import('./slot/SlotPays'), 'SlotPays'),
    firstBet: {},
  },
};

/** What is seen of an engine; undefined for one that nobody has drawn. */
export const gameViews = (engine: string): GameViews | undefined =>
  Object.hasOwn(views, engine) ? views[engine] : undefined;
