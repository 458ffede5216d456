import type { Row } from 'postgres';

/** What the player's own screens keep from them: coins in a closed box. */
export const toldOfGift = ({ coins, ...rest }: Row, player: string): Row =>
  rest['sender'] === player || rest['state'] === 'opened' ? { ...rest, coins } : rest;
