import type { SpinSource } from '../../../contract/spin';
import { freeSpins } from '../../../machines/spin/spins.select';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useGameName } from '../game/gameName';
import styles from './FreeSpins.module.css';

const sources: Readonly<Record<SpinSource, string>> = {
  missions: 'Spins.For a day of missions',
  level: 'Spins.For a level',
  house: 'Spins.A gift of the house',
};

/**
 * Rounds that the house pays for, of one game or all, and where they are played; nothing where there
 * are none.
 */
export const FreeSpinsList = ({ gameId }: { gameId?: string }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const dateOf = useDates('day');
  const nameOfGame = useGameName();
  const all = useView('spins', freeSpins);
  const spins = gameId === undefined ? all : all.filter(({ game }) => game._id === gameId);
  return spins.length === 0 ? null : (
    <Card as="section" title={say('Spins.Free spins')}>
      <ul className={styles.grants}>
        {spins.map(({ _id, game, left, stake, source, expiresAt }) => (
          <li key={_id} className={styles.grant}>
            <div className={styles.words}>
              <p className={styles.what}>
                {say('Spins.{count} free spins at {game}', { count: left, game: nameOfGame(game) })}
              </p>
              <p className={styles.muted}>
                {say(sources[source])}
                {' · '}
                {say('Spins.{amount} coins each, paid by the house', {
                  amount: amountOf('COINS', stake),
                })}
                {' · '}
                {say('Spins.Until {date}', { date: dateOf(expiresAt) })}
              </p>
            </div>
            <ButtonLink href={`/play/${game.urlFriendlyName}`}>
              {say('Spins.Play {game}', { game: nameOfGame(game) })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
};
