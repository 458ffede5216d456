import { useMemo } from 'react';
import type { Flight } from '../../../contract/flight';
import { type CrashBet, type CrashOutcome, crash } from '../../../games/crash/crash.rules';
import { rideMs } from '../../../games/show.rules';
import type { GameProps } from '../table/game';
import { CrashTable } from './CrashTable';

const reachedBy = ({ cashed, crash: burstAt }: CrashOutcome): number => cashed ?? burstAt ?? 100;

/**
 * The flight of a round of the past, for its rider alone: in the air until the rider left it or it
 * burst, and then as it was at that moment.
 */
const flownAgain = (end: CrashOutcome, isOver: boolean, number: number): Flight => ({
  ...{ gameId: '', day: '', startsAt: '', commit: '' },
  number,
  phase: isOver && end.cashed === null ? 'burst' : 'flying',
  sinceMs: isOver ? rideMs(end) : 0,
  ...(isOver && { burst: { crash: reachedBy(end), serverSeed: '' } }),
  ...{ riders: [], aboard: 1, last: [], chains: [] },
});

export const CrashGame = ({ skin: id, table, bet, outcome, live, onBet, again }: GameProps) => {
  const end = again?.end as CrashOutcome | undefined;
  const isOver = table.phase !== 'acting';
  const number = table.fair?.round ?? 0;
  const flown = useMemo(() => end && flownAgain(end, isOver, number), [end, isOver, number]);
  const skin = crash.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  return (
    <CrashTable
      {...table}
      skin={skin}
      bet={bet as unknown as CrashBet}
      flight={flown ?? live}
      onBet={(choice) => onBet({ ...choice })}
      {...(outcome !== undefined && { outcome: outcome as CrashOutcome })}
      {...(again && end && { past: { speed: rideMs(end) / again.standMs, top: reachedBy(end) } })}
    />
  );
};
