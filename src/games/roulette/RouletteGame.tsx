import {
  type RouletteBet,
  type RouletteOutcome,
  roulette,
} from '../../../games/roulette/roulette.rules';
import type { GameProps } from '../table/game';
import { type RoulettePlan, RouletteTable } from './RouletteTable';

export const RouletteGame = (props: GameProps) => {
  const { skin: id, table, bet, outcome, onBet, plan, onPlan } = props;
  const skin = roulette.skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <RouletteTable
      {...table}
      skin={skin}
      bet={bet as unknown as RouletteBet}
      onBet={({ chips }, stake) => onBet({ chips: chips.map((chip) => ({ ...chip })) }, stake)}
      plan={plan as RoulettePlan | null}
      onPlan={onPlan}
      {...(outcome !== undefined && { outcome: outcome as RouletteOutcome })}
    />
  );
};
