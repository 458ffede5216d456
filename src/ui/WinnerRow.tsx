import type { MouseEvent } from 'react';
import { CoinGlyph } from '../art/CoinGlyph';
import { Avatar, type Presence } from './Avatar';
import { cx } from './cx';
import styles from './WinnerRow.module.css';

export interface WinnerRowProps {
  player: string;
  /** The player's id, for the drawn face. */
  seed: string;
  playerHref?: string;
  src?: string;
  presence?: Presence;
  presenceText?: string;
  /** "won" or "won Super Jackpot". */
  says: string;
  game: string;
  gameHref?: string;
  /** Formatted; absent where nothing is to be told. */
  amount?: string;
  kind?: 'coin' | 'money';
  jackpot?: boolean;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const WinnerRow = (props: WinnerRowProps) => {
  const { player, seed, playerHref, says, game, gameHref, amount, kind = 'coin', jackpot } = props;
  return (
    <li className={styles.row}>
      <Avatar
        name={player}
        seed={seed}
        decorative
        {...(props.src && { src: props.src })}
        {...(props.presence && { presence: props.presence })}
        {...(props.presenceText && { presenceText: props.presenceText })}
      />
      <div className={styles.words}>
        <p className={styles.line}>
          {playerHref ? (
            <a className={styles.player} href={playerHref} onClick={props.onOpen}>
              {player}
            </a>
          ) : (
            <span className={styles.player}>{player}</span>
          )}{' '}
          <span className={cx(jackpot && styles.jackpot)}>{says}</span>
        </p>
        {gameHref ? (
          <a className={styles.game} href={gameHref} onClick={props.onOpen}>
            {game}
          </a>
        ) : (
          <span className={styles.game}>{game}</span>
        )}
      </div>
      {amount && (
        <span className={cx(styles.amount, styles[kind])}>
          {kind === 'coin' && <CoinGlyph />}
          {amount}
        </span>
      )}
    </li>
  );
};
