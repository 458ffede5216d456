import { useResident } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from './Undecided.module.css';

/** The question of the preferences cookie: two answers of equal weight [§6]. */
export const Undecided = () => {
  const say = useSay();
  const consent = useResident('consent');
  return (
    <section className={styles.bar} aria-label={say('Consent.Preferences')}>
      <p className={styles.text}>
        {say(
          'Consent.May this device remember your favourites and play mode? Nothing is shared, and the product works without it.',
        )}
      </p>
      <div className={styles.answers}>
        <Button onClick={() => consent.send({ type: 'consent.refuse' })}>
          {say('Consent.No, thanks')}
        </Button>
        <Button onClick={() => consent.send({ type: 'consent.allow' })}>
          {say('Consent.Yes, remember')}
        </Button>
      </div>
    </section>
  );
};
