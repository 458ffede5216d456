import { type PlinkoBet, type PlinkoOutcome, plinko } from '../../../games/plinko/plinko.rules';
import type { GameProps } from '../table/game';
import { PlinkoTable } from './PlinkoTable';

export const PlinkoGame = ({ skin: id, table, bet, outcome, onBet }: GameProps) => {
  const skin = plinko.skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <PlinkoTable
      {...table}
      skin={skin}
      bet={bet as unknown as PlinkoBet}
      onBet={(choice) => onBet({ ...choice })}
      {...(outcome !== undefined && { outcome: outcome as PlinkoOutcome })}
    />
  );
};
