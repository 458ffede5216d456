import type { Game } from '../../../contract/game';
import { DicePayTable } from '../../../games/dice/DicePayTable';
import { gameRules } from '../../../games/engines';
import { SlotPayTable } from '../../../games/slot/SlotPayTable';
import { slot } from '../../../games/slot/slot.rules';
import { useSay } from '../../app/say';

interface PayTableProps {
  game: Game;
  stake: number;
  amount: (minor: number) => string;
}

/** What every outcome pays and what the game returns, computed here from its rules. */
export const PayTable = ({ game, stake, amount }: PayTableProps) => {
  const say = useSay();
  const rules = gameRules(game.engine, game.skin);
  const skin = slot.skins.find(({ id }) => id === game.skin);
  if (rules === undefined) return null;
  const facts = { rtp: rules.rtp(), maxWin: rules.maxWin, t: say };
  return skin === undefined ? (
    <DicePayTable {...facts} />
  ) : (
    <SlotPayTable {...facts} skin={skin} stake={stake} amount={amount} />
  );
};
