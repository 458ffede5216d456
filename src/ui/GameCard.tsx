import Info from 'lucide-react/icons/info';
import Star from 'lucide-react/icons/star';
import type { MouseEvent, ReactNode } from 'react';
import styles from './GameCard.module.css';

export interface GameCardProps {
  name: string;
  /** Kind and studio in one line, e.g. "Slot, Lantern Works". */
  studio: string;
  /** Where one press leads: to the table. */
  href: string;
  /** Its page, with facts and reviews. */
  aboutHref: string;
  /** "About Lantern Run". */
  aboutLabel: string;
  /** The cover, 4:3; decorative, the name says it. */
  art: ReactNode;
  /** One word of rank, e.g. "Jackpot", "New". */
  tag?: string;
  /** Why it cannot be launched here; the page can still be read. */
  note?: string;
  favourite: boolean;
  /** "Add Lantern Run to favourites" or "Remove …". */
  favouriteLabel: string;
  favouriteBusy?: boolean;
  onFavourite: (favourite: boolean) => void;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The whole card is one link; page and star are targets of their own above it, never inside it. */
export const GameCard = (props: GameCardProps) => {
  const {
    name,
    studio,
    href,
    aboutHref,
    aboutLabel,
    art,
    tag,
    note,
    favourite,
    favouriteLabel,
    favouriteBusy,
  } = props;
  return (
    <article className={styles.card} data-lively>
      <div className={styles.art}>
        {art}
        {tag && <span className={styles.tag}>{tag}</span>}
      </div>
      <div className={styles.texts}>
        <div className={styles.words}>
          <h3 className={styles.name}>
            <a className={styles.link} href={href} onClick={props.onOpen}>
              {name}
            </a>
          </h3>
          <p className={styles.studio}>{studio}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <a className={styles.about} href={aboutHref} aria-label={aboutLabel}>
          <span className={styles.disc}>
            <Info aria-hidden="true" />
          </span>
        </a>
        <button
          type="button"
          className={styles.favourite}
          aria-label={favouriteLabel}
          aria-pressed={favourite}
          aria-busy={favouriteBusy}
          onClick={() => props.onFavourite(!favourite)}
        >
          <Star aria-hidden="true" />
        </button>
      </div>
    </article>
  );
};
