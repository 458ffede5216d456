import { COINS } from '../../contract/limits';
import type { MissionName } from '../../contract/mission';
import { MissionTerms } from '../../contract/mission.desk';
import { textOfSlug } from '../../contract/phrase.rules';
import type { DeskCount } from '../../machines/office/desk.words';
import { filled } from '../../machines/phrase/translations.rules';
import { taskWords } from '../views/mission/words';
import type { DeedSampleProps } from './look';
import { termsOf } from './missionDraft';
import { SampleCost } from './SampleCost';
import { say, sayAmount, sayCount } from './say';
import styles from './TemplateSample.module.css';

const coins = (minor: number): string => sayAmount(COINS, minor);

/** What there is to do, as players read it in English. */
export const taskSaid = (name: MissionName, goal: number): string =>
  filled(textOfSlug(taskWords[name]), { goal: sayCount(goal), game: '…' });

const told = ({ done = 0, players = 0, drawn = 0, coins: cost = 0 }: DeskCount) => (
  <p>
    {say(
      'In the last 30 days {players} players did as much, on {done} days; drawn on {drawn} of them it would have cost {coins}.',
      {
        players: sayCount(players),
        done: sayCount(done),
        drawn: sayCount(drawn),
        coins: coins(cost),
      },
    )}
  </p>
);

/** What is typed, as players will see it, and what it would have cost. */
export const MissionSample = ({ values, desk, id }: DeedSampleProps) => {
  const { data: terms } = MissionTerms.safeParse(termsOf(values));
  return (
    <section className={styles.sample} aria-label={say('As players see it, and what it costs')}>
      {terms === undefined ? (
        <p>{say('As soon as all of it is typed, this shows it as players see it.')}</p>
      ) : (
        <>
          <div className={styles.card}>
            <div>
              <strong dir="auto">{taskSaid(id as MissionName, terms.goal)}</strong>
              <p className={styles.quiet}>{say('pays {coins}', { coins: coins(terms.prize) })}</p>
            </div>
          </div>
          <p>
            {say(
              'It is so from the first day that has begun for nobody yet: the day after tomorrow.',
            )}
          </p>
          <SampleCost desk={desk} told={told} />
        </>
      )}
    </section>
  );
};
