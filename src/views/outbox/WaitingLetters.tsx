import Clock from 'lucide-react/icons/clock';
import { sameEntries, waitingLetters } from '../../../machines/outbox/outbox.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import styles from './Outbox.module.css';

/** Letters that the player wrote and that are not sent yet, above those that are. */
export const WaitingLetters = () => {
  const say = useSay();
  const letters = useView('outbox', waitingLetters, sameEntries);
  if (letters.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={say('Outbox.Letters that wait')}>
      {letters.map(({ id, body }) => (
        <li key={id} className={styles.letter}>
          <span className={styles.badge}>
            <Clock aria-hidden="true" />
            {say('Outbox.Waiting')}
          </span>
          <p className={styles.about} dir="auto">
            {String(body?.['text'] ?? '')}
          </p>
        </li>
      ))}
    </ul>
  );
};
