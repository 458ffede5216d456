import { DiceBet, type DiceOutcome } from '../dice/dice.rules';
import { Striker } from '../dice/Striker';
import { Reels } from '../slot/Reels';
import { type SlotOutcome, slot } from '../slot/slot.rules';
import type { Say } from '../table/table';
import styles from './Verifier.module.css';
import type { RoundClaim, Verification } from './verify.rules';

export interface RoundPictureProps {
  claim: RoundClaim;
  replay: NonNullable<Verification['replay']>;
  amount: (minor: number) => string;
  t: Say;
}

const SlotPicture = ({ claim, replay, amount, t }: RoundPictureProps) => {
  const skin = slot.skins.find(({ id }) => id === claim.skin);
  const { spins } = replay.outcome as SlotOutcome;
  return (
    skin !== undefined && (
      <ol className={styles.picture}>
        {spins.map((spin, index) => (
          <li key={spin.stops.join(' ') + String(index)}>
            <Reels skin={skin} spin={spin} motion="still" told turn={index} t={t} />
            <p className={styles.lead}>
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

const DicePicture = ({ claim, replay, t }: RoundPictureProps) => (
  <div className={styles.dice}>
    <Striker
      bet={DiceBet.parse(claim.bet)}
      outcome={replay.outcome as DiceOutcome}
      motion="still"
      turn={claim.nonce}
      t={t}
    />
  </div>
);

/** The replayed round as the game shows it. */
export const RoundPicture = (props: RoundPictureProps) =>
  props.claim.engine === slot.name ? <SlotPicture {...props} /> : <DicePicture {...props} />;
