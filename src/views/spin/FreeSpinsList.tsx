import { freeSpins } from '../../../machines/spin/spins.select';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './FreeSpins.module.css';

/** Rounds that the house pays for, and where they are played; nothing where there are none. */
export const FreeSpinsList = () => {
  const say = useSay();
  const amountOf = useAmounts();
  const dateOf = useDates('day');
  const spins = useView('spins', freeSpins);
  return spins.length === 0 ? null : (
    <Card as="section" title={say('Spins.Free spins')}>
      <ul className={styles.grants}>
        {spins.map(({ _id, game, left, stake, source, expiresAt }) => (
          <li key={_id} className={styles.grant}>
            <div className={styles.words}>
              <p className={styles.what}>
                {say('Spins.{count} free spins at {game}', { count: left, game: game.defaultName })}
              </p>
              <p className={styles.muted}>
                {say(source === 'level' ? 'Spins.For a level' : 'Spins.For a day of missions')}
                {' · '}
                {say('Spins.{amount} coins each, paid by the house', {
                  amount: amountOf('COINS', stake),
                })}
                {' · '}
                {say('Spins.Until {date}', { date: dateOf(expiresAt) })}
              </p>
            </div>
            <ButtonLink href={`/play/${game.urlFriendlyName}`}>
              {say('Spins.Play {game}', { game: game.defaultName })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
};
