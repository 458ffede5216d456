import type { ScratchCard } from '../../../contract/scratcher';
import { alikeOn, CELLS } from '../../../games/scratcher/scratcher.rules';
import { useSay } from '../../app/say';
import { ScratchSymbol } from '../../art/ScratchSymbol';
import styles from './Scratchers.module.css';

interface ScratchFaceProps {
  card: ScratchCard | undefined;
  /** The foil is off: three alike are marked. */
  told: boolean;
}

/** What lies under the foil; before that is known, an empty card. */
export const ScratchFace = ({ card, told }: ScratchFaceProps) => {
  const say = useSay();
  const cells = card?.cells ?? [];
  const won = alikeOn(cells);
  return (
    <ul
      className={styles.face}
      aria-label={say('Scratcher.Symbols of the card')}
      aria-hidden={card === undefined}
    >
      {Array.from({ length: CELLS }, (_, at) => {
        const symbol = cells[at];
        return (
          <li
            key={at}
            className={styles.cell}
            data-won={told && symbol !== undefined && symbol === won}
          >
            {symbol !== undefined && (
              <>
                <ScratchSymbol name={symbol} />
                <span className={styles.name}>{say(`Scratcher.Symbol ${symbol}`)}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
};
