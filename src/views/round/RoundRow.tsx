import type { PlayedRound } from '../../../contract/play';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { useGameName } from '../game/gameName';
import styles from './Rounds.module.css';
import { stateSlug } from './state';

/** One round of the history: where, when, what was staked and what came back. */
export const RoundRow = ({ round }: { round: PlayedRound }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const nameOf = useGameName();
  const { _id, game, currency, openedAt, staked, pays, jackpot, state, free } = round;
  const won = pays + jackpot;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <a className={styles.link} href={`/rounds/${_id}`}>
          {game === undefined ? say('Round.A game of the past') : nameOf(game)}
        </a>
        <Moment className={styles.time} at={openedAt} />
      </span>
      <span className={styles.amounts}>
        <span className={styles.time}>
          {free === undefined
            ? say('Round.Staked {amount}', { amount: amountOf(currency, staked) })
            : say('Round.A free spin')}
        </span>
        <bdi className={cx(styles.won, won > staked && styles.gain)}>
          {state === 'settled' ? amountOf(currency, won) : say(stateSlug(round))}
        </bdi>
      </span>
    </li>
  );
};
