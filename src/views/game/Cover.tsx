import { lazy, Suspense } from 'react';
import { loadPainters } from './painters';

const GameCover = lazy(loadPainters);

/** A game's drawn cover; the box that it fills keeps its size until the painters are there. */
export const Cover = ({ art, seed }: { art: string; seed: string }) => (
  <Suspense fallback={null}>
    <GameCover subject={art} seed={seed} />
  </Suspense>
);
