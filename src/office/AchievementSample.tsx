import { AchievementTerms } from '../../contract/achievement.desk';
import { medalPath } from '../../contract/asset.rules';
import { slugOf } from '../../contract/game.rules';
import type { DeskCount } from '../../machines/office/desk.words';
import { filled } from '../../machines/phrase/translations.rules';
import { termsOf } from './achievementDraft';
import type { DeedSampleProps } from './look';
import { cardCost, Sample } from './Sample';
import styles from './Sample.module.css';
import { SampleCost } from './SampleCost';
import { say, sayCoins, sayCount } from './say';

/** What it costs each time that it is collected, in coins. */
const costOf = ({ prize, typeId }: AchievementTerms): number => prize + cardCost(typeId);

/** As a player meets it in a list, before and after it is reached. */
const Card = ({ terms }: { terms: AchievementTerms }) => {
  const { name, description, motif, steps, prize, typeId, hidden, limited } = terms;
  const [{ goal, game } = { goal: 0, game: undefined }] = steps;
  const places = { goal: sayCount(goal), game: game === undefined ? '' : slugOf(game) };
  return (
    <div className={styles.card}>
      {[false, true].map((isAchieved) => (
        <img
          key={String(isAchieved)}
          className={styles.medal}
          src={medalPath(motif, isAchieved)}
          alt=""
          width={56}
          height={56}
        />
      ))}
      <div>
        <strong dir="auto">{name}</strong>
        <p dir="auto">{filled(description, places)}</p>
        <p className={styles.quiet}>
          {[
            say('pays {coins}', { coins: sayCoins(prize) }),
            ...(typeId === undefined ? [] : [typeId]),
            ...(limited === undefined
              ? []
              : [
                  say('{hours} h, {coins} to begin', {
                    hours: sayCount(limited.hours),
                    coins: sayCoins(limited.cost),
                  }),
                ]),
            ...(hidden === true ? [say('told only to whoever has reached it')] : []),
          ].join(' · ')}
        </p>
      </div>
    </div>
  );
};

/** Who has done it before it came to be, and what that costs. */
const told =
  (each: number) =>
  ({ reached = 0, near = 0, begun = 0 }: DeskCount) => (
    <>
      <p>
        {say('{players} have done all of it: they may collect {coins} at once.', {
          players: sayCount(reached),
          coins: sayCoins(reached * each),
        })}
      </p>
      <p>
        {say('{players} have done half of it or more, {begun} anything: {coins} in all.', {
          players: sayCount(near),
          begun: sayCount(begun),
          coins: sayCoins(begun * each),
        })}
      </p>
    </>
  );

export const AchievementSample = ({ values, desk }: DeedSampleProps) => {
  const { data } = AchievementTerms.safeParse(termsOf(values));
  return (
    <Sample terms={data}>
      {(terms) => (
        <>
          <Card terms={terms} />
          <p>
            {say(
              terms.typeId === undefined
                ? 'It costs {coins} each time.'
                : 'It costs {coins} each time, its card counted as cards pay on average.',
              { coins: sayCoins(costOf(terms)) },
            )}
          </p>
          {terms.limited === undefined ? (
            <SampleCost desk={desk} told={told(costOf(terms))} />
          ) : (
            <p>{say('Only what is done within its hours counts: nobody has it at once.')}</p>
          )}
        </>
      )}
    </Sample>
  );
};
