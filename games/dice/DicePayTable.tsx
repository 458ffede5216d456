import type { Rtp } from '../engine';
import { RtpFacts } from '../table/RtpFacts';
import type { Say } from '../table/table';

/** How the striker is played and what it returns: content of a dialog. */
export const DicePayTable = ({ rtp, maxWin, t }: { rtp: Rtp; maxWin: number; t: Say }) => (
  <>
    <p>{t('Game.Every roll from 0.00 to 99.99 is equally likely')}</p>
    <p>{t('Game.A hit pays 99 percent of its fair odds, rounded down to a whole amount')}</p>
    <RtpFacts rtp={rtp} maxWin={maxWin} t={t} />
  </>
);
