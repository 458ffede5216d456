import type { ScratchCard, ScratcherTable } from '../../../contract/scratcher';
import { verifyCard } from '../../../games/scratcher/scratcher.rules';
import { useSay } from '../../app/say';
import styles from './Scratchers.module.css';

interface CardProofProps {
  card: ScratchCard;
  typeId: string;
  table?: ScratcherTable | undefined;
  /** Which of a stack that was scratched at once. */
  place?: { number: number; all: number };
}

const Proved = ({ card, typeId, table }: Omit<CardProofProps, 'place'>) => {
  const say = useSay();
  const { cells, prize, fairness } = card;
  const { commit, clientSeed, nonce, serverSeed = '' } = fairness;
  const claim = { typeId, table, cells, prize, commit, clientSeed, nonce, serverSeed };
  const isSound = Object.values(verifyCard(claim)).every(Boolean);
  return (
    <>
      <p className={isSound ? styles.sound : styles.unsound}>
        {say(
          isSound
            ? 'Scratcher.This card is exactly what its seed makes it'
            : 'Scratcher.This card is not what its seed makes it',
        )}
      </p>
      <dl className={styles.seeds}>
        <dt>{say('Scratcher.Promise, published with the card')}</dt>
        <dd dir="ltr">{commit}</dd>
        <dt>{say('Scratcher.Seed, told now')}</dt>
        <dd dir="ltr">{serverSeed}</dd>
        <dt>{say('Scratcher.Set of cards and number')}</dt>
        <dd dir="ltr">{`${clientSeed}:${nonce}`}</dd>
      </dl>
    </>
  );
};

/** That a card was fixed before it was scratched: drawn again here, no server is asked [decision 25]. */
export const CardProof = ({ place, ...props }: CardProofProps) => {
  const say = useSay();
  if (props.card.fairness.serverSeed === undefined) return null;
  return (
    <details className={styles.proof}>
      <summary>
        {place !== undefined && <>{say('Scratcher.Card {number} of {all}', place)} · </>}
        {say('Scratcher.Check this card')}
      </summary>
      <Proved {...props} />
    </details>
  );
};
