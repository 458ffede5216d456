import { winTier } from '../../../contract/win.rules';
import type { Result } from '../../../machines/play/play.context';
import { useSay } from '../../app/say';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Results.module.css';

interface ResultsProps {
  /** Newest first. */
  results: readonly Result[];
  amount: (minor: number) => string;
  /** Each round has a page of its own. */
  isKept: boolean;
}

/** 2.5 where 10 were staked and 25 came back; two places, cut off. */
const multipleOf = ({ staked, won }: Result): string =>
  `${staked === 0 ? 0 : Math.floor((won * 100) / staked) / 100}×`;

/** The last rounds of a sitting, newest first; each leads to its own page. */
export const Results = ({ results, amount, isKept }: ResultsProps) => {
  const say = useSay();
  return (
    <ol className={styles.results} aria-label={say('Game.Last results')}>
      {results.map((result) => {
        const { round, staked, won, isFree } = result;
        const shown = { 'data-tier': winTier(staked, won), className: styles.result };
        const words = (
          <>
            <bdi>{multipleOf(result)}</bdi>
            <VisuallyHidden>
              {isFree
                ? say('Game.A free spin, won {won}', { won: amount(won) })
                : say('Game.Staked {staked}, won {won}', {
                    staked: amount(staked),
                    won: amount(won),
                  })}
            </VisuallyHidden>
          </>
        );
        return (
          <li key={round}>
            {isKept ? (
              <a {...shown} href={`/rounds/${round}`}>
                {words}
              </a>
            ) : (
              <span {...shown}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
