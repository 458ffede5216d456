import Check from 'lucide-react/icons/check';
import { useLayoutEffect, useRef } from 'react';
import type { Letter } from '../../../contract/letter';
import { queryOf } from '../../../machines/kit/list.select';
import { letterRead, marked } from '../../../machines/letter/letters.select';
import { useResident, useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { cx } from '../../ui/cx';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './Letters.module.css';

/** One letter of a box: who, how it begins, when; opens it beside the list. */
export const LetterRow = ({ letter }: { letter: Letter }) => {
  const say = useSay();
  const actor = useResident('letters');
  const isSent = useView('letters', queryOf).box === 'sent';
  const isRead = useView('letters', (all) => letterRead(all)?._id === letter._id);
  const isMarked = useView('letters', (all) => marked(all).includes(letter._id));
  const { _id: id, sender, recipient, text, status, createdAt } = letter;
  const name = (isSent ? recipient : sender).username;
  const isNew = !isSent && status === 'unseen';
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!isRead) return;
    const button = opener.current;
    return () => {
      // Back from reading: the sheet that had the focus has gone.
      requestAnimationFrame(() => document.activeElement === document.body && button?.focus());
    };
  }, [isRead]);
  return (
    <li className={cx(styles.row, isNew && styles.new, isRead && styles.current)}>
      <label className={styles.mark}>
        <input
          type="checkbox"
          className={styles.check}
          checked={isMarked}
          aria-label={say('Letters.Select the letter of {name}', { name })}
          onChange={() => actor.send({ type: 'letters.mark', id })}
        />
        <span className={styles.box}>
          <Check aria-hidden="true" />
        </span>
      </label>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-current={isRead ? 'true' : undefined}
        onClick={() => actor.send({ type: 'letters.read', id })}
      >
        <span className={styles.name}>
          {isNew && <VisuallyHidden>{`${say('Letters.Unread letter')}: `}</VisuallyHidden>}
          {name}
        </span>
        <Moment className={styles.time} at={createdAt} isInControl isAtEnd />
        <span className={styles.begin} dir="auto">
          {text}
        </span>
      </button>
    </li>
  );
};
