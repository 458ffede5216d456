import { type SlotOutcome, slot } from '../../../games/slot/slot.rules';
import type { PictureProps } from '../table/game';
import { Reels } from './Reels';
import styles from './SlotPicture.module.css';

/** Every spin of a round where its reels stopped. */
export const SlotPicture = ({ skin: id, outcome, amount, t }: PictureProps) => {
  const skin = slot.skins.find((one) => one.id === id);
  const { spins } = outcome as SlotOutcome;
  return (
    skin !== undefined && (
      <ol className={styles.picture}>
        {spins.map((spin, index) => (
          <li key={spin.stops.join(' ') + String(index)}>
            <Reels skin={skin} spin={spin} motion="still" told turn={index} t={t} />
            <p className={styles.says}>
              {t('Fair.Spin {spin} of {spins}', { spin: index + 1, spins: spins.length })}
              {' · '}
              {amount(spin.pays)}
            </p>
          </li>
        ))}
      </ol>
    )
  );
};
