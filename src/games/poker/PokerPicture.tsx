import type { PokerOutcome } from '../../../games/poker/poker.rules';
import type { PictureProps } from '../table/game';
import { PokerCards } from './PokerCards';
import styles from './PokerPicture.module.css';
import { handSays } from './poker.says';

/** The cards as they were dealt and as the draw left them. */
export const PokerPicture = ({ outcome, t }: PictureProps) => {
  const { cards, dealt, held, hand } = outcome as PokerOutcome;
  const given = { fresh: [], t };
  return (
    <div className={styles.picture}>
      {held !== null && (
        <>
          <p>{t('Poker.Dealt')}</p>
          <PokerCards cards={dealt} held={held} hand={null} {...given} />
        </>
      )}
      <p>{hand === null ? t('Poker.No paying hand') : handSays(hand, t)}</p>
      <PokerCards cards={cards} held={[]} hand={hand} {...given} />
    </div>
  );
};
