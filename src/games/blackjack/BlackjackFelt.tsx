import type { BlackjackOutcome } from '../../../games/blackjack/blackjack.rules';
import type { Say } from '../table/table';
import styles from './BlackjackFelt.module.css';
import { BlackjackHandView } from './BlackjackHandView';
import { handName } from './blackjack.says';

export interface BlackjackFeltProps {
  outcome: BlackjackOutcome | undefined;
  /** How many of the dealer's cards after the first two are seen. */
  shown: number;
  /** The results are told. */
  told: boolean;
  moves: boolean;
  amount: (minor: number) => string;
  t: Say;
}

/** The dealer's cards above, the player's below, the rule of the house between them. */
export const BlackjackFelt = ({ outcome, shown, told, moves, amount, t }: BlackjackFeltProps) => {
  const hands = outcome?.hands ?? [];
  const open = outcome?.dealer.slice(0, 2 + shown) ?? [];
  const dealer = outcome !== undefined && outcome.active !== null ? [...open, undefined] : open;
  const given = { moves, amount, t };
  return (
    <div className={styles.felt}>
      <BlackjackHandView name={t('Blackjack.Dealer')} cards={dealer} turns {...given} />
      <p className={styles.rule} aria-hidden="true">
        {t('Blackjack.Blackjack pays three to two')}
      </p>
      <div className={styles.hands} data-two={hands.length > 1}>
        {hands.length === 0 && (
          <BlackjackHandView name={t('Blackjack.Your hand')} cards={[]} {...given} />
        )}
        {hands.map(({ cards, stake, result }, index) => (
          <BlackjackHandView
            key={index}
            name={handName(hands.length, index, t)}
            cards={cards}
            stake={stake}
            result={told ? result : null}
            active={index === outcome?.active}
            {...given}
          />
        ))}
      </div>
    </div>
  );
};
