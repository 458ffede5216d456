import { type DiceBet, type DiceOutcome, dice } from '../../../games/dice/dice.rules';
import type { GameProps } from '../table/game';
import { DiceTable } from './DiceTable';

export const DiceGame = ({ skin: id, table, bet, outcome, onBet }: GameProps) => {
  const skin = dice.skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <DiceTable
      {...table}
      skin={skin}
      bet={bet as unknown as DiceBet}
      onBet={(choice) => onBet({ ...choice })}
      {...(outcome !== undefined && { outcome: outcome as DiceOutcome })}
    />
  );
};
