import { GameCover } from '../../art/GameCover';

/** Subjects of the catalogue that the painters know by another name. */
const painted: Readonly<Record<string, string>> = {
  striker: 'dice',
  cherries: 'fruit',
  lanterns: 'lantern',
  parade: 'stars',
};

/** A game's drawn cover. */
export const Cover = ({ art, seed }: { art: string; seed: string }) => (
  <GameCover subject={painted[art] ?? art} seed={seed} />
);
