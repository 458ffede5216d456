import { Suspense, useDeferredValue, useState } from 'react';
import type { GameCard } from '../../../contract/game';
import { useInBrowser } from '../../app/inBrowser';
import { part } from '../../ui/part';
import { loadPainters } from './painters';

const GameCover = part(loadPainters, 'default');

/**
 * A game's cover: its picture, or else what is drawn for it; the box that it fills keeps its size until
 * the painters are there. None is drawn by the server: twelve of them are more than all the rest of
 * the page.
 */
export const Cover = ({ game: { _id, art, image } }: { game: GameCard }) => {
  // Drawn piece by piece, once what takes presses stands.
  const isHere = useDeferredValue(useInBrowser());
  // Without a connection, say: what is drawn needs none.
  const [lost, setLost] = useState<string>();
  if (image !== undefined && image !== lost)
    return <img src={image} alt="" loading="lazy" onError={() => setLost(image)} />;
  return (
    isHere && (
      <Suspense fallback={null}>
        <GameCover subject={art} seed={_id} />
      </Suspense>
    )
  );
};
