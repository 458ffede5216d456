import type { MissionName } from '../../contract/mission';
import { MissionTerms } from '../../contract/mission.desk';
import { textOfSlug } from '../../contract/phrase.rules';
import type { DeskCount } from '../../machines/office/desk.words';
import { filled } from '../../machines/phrase/translations.rules';
import { taskWords } from '../views/mission/words';
import type { DeedSampleProps } from './look';
import { termsOf } from './missionDraft';
import { Sample } from './Sample';
import styles from './Sample.module.css';
import { SampleCost } from './SampleCost';
import { say, sayCoins, sayCount } from './say';

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
        coins: sayCoins(cost),
      },
    )}
  </p>
);

export const MissionSample = ({ values, desk, id }: DeedSampleProps) => {
  const { data } = MissionTerms.safeParse(termsOf(values));
  return (
    <Sample terms={data}>
      {(terms) => (
        <>
          <div className={styles.card}>
            <div>
              <strong dir="auto">{taskSaid(id as MissionName, terms.goal)}</strong>
              <p className={styles.quiet}>
                {say('pays {coins}', { coins: sayCoins(terms.prize) })}
              </p>
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
    </Sample>
  );
};
