import { dice } from '../../../games/dice/dice.rules';
import { rulesFor } from '../../../games/engine';
import type { PayTableProps } from '../table/game';
import { RtpFacts } from '../table/RtpFacts';

/** How the striker is played and what it returns: content of a dialog. */
export const DicePayTable = ({ skin: id, t }: PayTableProps) => {
  const skin = dice.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(dice, skin);
  return (
    <>
      <p>{t('Game.Every roll from 0.00 to 99.99 is equally likely')}</p>
      <p>{t('Game.A hit pays 99 percent of its fair odds, rounded down to a whole amount')}</p>
      <RtpFacts rtp={rules.rtp()} least={rules.leastRtp} maxWin={rules.maxWin} t={t} />
    </>
  );
};
