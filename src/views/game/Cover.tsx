import { Suspense, useDeferredValue } from 'react';
import { useInBrowser } from '../../app/inBrowser';
import { part } from '../../ui/part';
import { loadPainters } from './painters';

const GameCover = part(loadPainters, 'default');

/**
 * A game's drawn cover; the box that it fills keeps its size until the painters are there. Never in
 * what the server draws: twelve of them are more than all the rest of the page.
 */
export const Cover = ({ art, seed }: { art: string; seed: string }) => {
  // Drawn piece by piece, once what takes presses stands.
  const isHere = useDeferredValue(useInBrowser());
  return (
    isHere && (
      <Suspense fallback={null}>
        <GameCover subject={art} seed={seed} />
      </Suspense>
    )
  );
};
