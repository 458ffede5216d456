import {
  chipPays,
  RouletteBet,
  type RouletteOutcome,
} from '../../../games/roulette/roulette.rules';
import type { PictureProps } from '../table/game';
import { PayRows } from '../table/PayRows';
import styles from './RoulettePicture.module.css';
import { RouletteWheel } from './RouletteWheel';
import { spotSays } from './roulette.says';

/** Where the ball fell, and what became of each chip. */
export const RoulettePicture = ({ bet, outcome, amount, t }: PictureProps) => {
  const { chips } = RouletteBet.parse(bet);
  const { number } = outcome as RouletteOutcome;
  return (
    <div className={styles.picture}>
      <RouletteWheel number={number} motion="still" turn={0} t={t} />
      <PayRows
        as="h2"
        title={t('Roulette.Your chips')}
        rows={chips.map((chip) => ({
          name: spotSays(chip, t),
          pays: `${amount(chip.amount)} → ${amount(chipPays(chip, number))}`,
        }))}
      />
    </div>
  );
};
