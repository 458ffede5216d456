import type { ReactNode } from 'react';
import { CoinGlyph } from '../art/CoinGlyph';
import { Avatar, type Presence } from './Avatar';
import { cx } from './cx';
import styles from './WinnerRow.module.css';

export interface WinnerRowProps {
  player: string;
  /** In place of the plain face: one that can be pressed. */
  face?: ReactNode;
  /** The player's id, for the drawn face. */
  seed: string;
  playerHref?: string;
  playerTarget?: '_blank';
  src?: string;
  presence?: Presence;
  presenceText?: string;
  /** "won" or "won Super Jackpot". */
  says: string;
  game: string;
  gameHref?: string;
  /** The page glides to its top when the game's link is followed. */
  smooth?: boolean;
  /** The game's link looks like plain text. */
  plain?: boolean;
  /** Formatted; absent where nothing is to be told. */
  amount?: string;
  kind?: 'coin' | 'money';
  jackpot?: boolean;
}

export const WinnerRow = (props: WinnerRowProps) => {
  const { player, seed, playerHref, says, game, gameHref, amount, kind = 'coin', jackpot } = props;
  return (
    <li className={styles.row}>
      {props.face ?? (
        <Avatar
          name={player}
          seed={seed}
          decorative
          {...(props.src && { src: props.src })}
          {...(props.presence && { presence: props.presence })}
          {...(props.presenceText && { presenceText: props.presenceText })}
        />
      )}
      <div className={styles.words}>
        <p className={styles.line}>
          {playerHref ? (
            <a
              className={styles.player}
              href={playerHref}
              target={props.playerTarget}
              rel={props.playerTarget && 'noopener'}
            >
              {player}
            </a>
          ) : (
            <span className={styles.player}>{player}</span>
          )}{' '}
          <span className={cx(jackpot && styles.jackpot)}>{says}</span>
        </p>
        {gameHref ? (
          <a
            className={cx(styles.game, props.plain && styles.plain)}
            href={gameHref}
            data-scroll={props.smooth ? 'smooth' : undefined}
          >
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
