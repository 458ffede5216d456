import { type BlackjackOutcome, blackjack } from '../../../games/blackjack/blackjack.rules';
import type { GameProps } from '../table/game';
import { BlackjackTable } from './BlackjackTable';

export const BlackjackGame = ({ skin: id, table, outcome, shown }: GameProps) => {
  const skin = blackjack.skins.find((one) => one.id === id);
  return skin === undefined ? null : (
    <BlackjackTable
      {...table}
      skin={skin}
      shown={shown}
      {...(outcome !== undefined && { outcome: outcome as BlackjackOutcome })}
    />
  );
};
