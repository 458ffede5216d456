import { crash } from '../../../games/crash/crash.rules';
import { rulesFor } from '../../../games/engine';
import type { PayTableProps } from '../table/game';
import styles from '../table/PayGrid.module.css';
import { PayRows, Rules } from '../table/PayRows';
import { RtpFacts } from '../table/RtpFacts';
import { timesSays } from './crash.says';

/** Multiples that tell the rest, in hundredths. */
const TOLD = [110, 150, 200, 300, 500, 1_000, 10_000, 100_000];

/** How a flight goes, and what leaving it pays at the present stake: content of a dialog. */
export const CrashPayTable = ({ skin: id, stake, amount, t }: PayTableProps) => {
  const skin = crash.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(crash, skin);
  return (
    <div className={styles.payTable}>
      <Rules
        title={t('Game.Rules')}
        rules={[
          t('Game.Everybody boards the same flight; bets are taken until it takes off'),
          t('Game.Who leaves before it bursts is paid the multiple of that moment'),
          t('Game.The server’s clock decides, at the moment your press arrives there'),
          t('Game.A multiple that you set takes you out by itself, also if your line is cut'),
          t('Game.At 1000.00× the flight is over, and all who are aboard are paid'),
          t('Game.If we were not there to hear you, your stake comes back'),
        ]}
      />
      <PayRows
        title={t('Game.At a stake of {amount}', { amount: amount(stake) })}
        rows={TOLD.map((multiple) => ({
          name: `${timesSays(multiple)} · ${(9_900 / multiple).toFixed(2)} %`,
          pays: amount(Math.floor((stake * multiple) / 100)),
        }))}
      />
      <RtpFacts rtp={rules.rtp()} maxWin={rules.maxWin} t={t} />
    </div>
  );
};
