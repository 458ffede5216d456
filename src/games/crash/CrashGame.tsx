import { type CrashBet, type CrashOutcome, crash } from '../../../games/crash/crash.rules';
import type { GameProps } from '../table/game';
import { CrashTable } from './CrashTable';

export const CrashGame = ({ skin: id, table, bet, outcome, live, onBet }: GameProps) => {
  const skin = crash.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  return (
    <CrashTable
      {...table}
      skin={skin}
      bet={bet as unknown as CrashBet}
      flight={live}
      onBet={(choice) => onBet({ ...choice })}
      {...(outcome !== undefined && { outcome: outcome as CrashOutcome })}
    />
  );
};
