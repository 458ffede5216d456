import { Suspense } from 'react';
import { part } from '../../ui/part';
import { loadPainters } from './painters';

const GameCover = part(loadPainters, 'default');

/** A game's drawn cover; the box that it fills keeps its size until the painters are there. */
export const Cover = ({ art, seed }: { art: string; seed: string }) => (
  <Suspense fallback={null}>
    <GameCover subject={art} seed={seed} />
  </Suspense>
);
