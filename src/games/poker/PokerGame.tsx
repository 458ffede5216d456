import { type PokerOutcome, poker } from '../../../games/poker/poker.rules';
import type { GameProps } from '../table/game';
import { type PokerPlan, PokerTable } from './PokerTable';

export const PokerGame = ({ skin: id, table, outcome, plan, onPlan }: GameProps) => {
  const skin = poker.skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <PokerTable
      {...table}
      skin={skin}
      plan={plan as PokerPlan | null}
      onPlan={onPlan}
      {...(outcome !== undefined && { outcome: outcome as PokerOutcome })}
    />
  );
};
