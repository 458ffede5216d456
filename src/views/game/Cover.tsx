import { lazy, Suspense } from 'react';
import { loadPainters } from './painters';

/** Subjects of the catalogue that the painters know by another name. */
const painted: Readonly<Record<string, string>> = {
  striker: 'dice',
  cherries: 'fruit',
  lanterns: 'lantern',
  parade: 'stars',
};

const GameCover = lazy(loadPainters);

/** A game's drawn cover; the box that it fills keeps its size until the painters are there. */
export const Cover = ({ art, seed }: { art: string; seed: string }) => (
  <Suspense fallback={null}>
    <GameCover subject={painted[art] ?? art} seed={seed} />
  </Suspense>
);
