import type { ReactNode } from 'react';
import { clothTable } from '../../../contract/cloth.rules';
import { user } from '../../../machines/player/player.select';
import { useView } from '../../app/house';
import { TableCloth } from '../../games/table/cloth';

/** A table under the cloth that its player has chosen [decision 171]. */
export const Clothed = ({ children }: { children: ReactNode }) => {
  const cloth = useView('player', (player) => user(player)?.cloth);
  return (
    <TableCloth value={cloth === undefined ? undefined : clothTable[cloth].front}>
      {children}
    </TableCloth>
  );
};
