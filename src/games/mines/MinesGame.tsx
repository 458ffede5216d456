import { type MinesBet, type MinesOutcome, mines } from '../../../games/mines/mines.rules';
import type { GameProps } from '../table/game';
import { MinesTable } from './MinesTable';

export const MinesGame = ({ skin: id, table, bet, outcome, onBet }: GameProps) => {
  const skin = mines.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const wish = bet as unknown as MinesBet;
  return (
    <MinesTable
      {...table}
      skin={skin}
      // The choice that a player finds is the same for every field, even for a small one.
      bet={{ mines: Math.min(wish.mines, skin.tiles - 1) }}
      onBet={(choice) => onBet({ ...choice })}
      {...(outcome !== undefined && { outcome: outcome as MinesOutcome })}
    />
  );
};
