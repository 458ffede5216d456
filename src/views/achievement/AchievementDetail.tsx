import { useSelector } from '@xstate/react';
import type { Achievement } from '../../../contract/achievement';
import type { AchievementActor } from '../../../machines/achievement/achievement.machine';
import { achievementActor } from '../../../machines/achievement/achievements.select';
import { isSignedIn } from '../../../machines/auth/session.select';
import { topModal } from '../../../machines/modal/modals.select';
import { useDates } from '../../app/dates';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { useGameName } from '../game/gameName';
import { AchievementButton } from './AchievementButton';
import { Medal, Progress, Reward } from './AchievementCard';
import styles from './Achievements.module.css';
import { wordsOf } from './words';

/** Until when, or for how long. */
const Times = ({ achievement }: { achievement: Achievement }) => {
  const say = useSay();
  const dateOf = useDates('minute');
  const { state, cost, expiresAt, daysToComplete, hoursToComplete, achievedAt } = achievement;
  if (achievedAt !== undefined)
    return <p>{say('Achievements.Reached on {date}', { date: dateOf(achievedAt) })}</p>;
  if (expiresAt === undefined) return null;
  const date = dateOf(expiresAt);
  if (state === 2)
    return <p>{say('Achievements.Its time ran out on {date}; what you did is kept.', { date })}</p>;
  if (cost === undefined) return <p>{say('Achievements.Until {date}', { date })}</p>;
  return (
    <p>
      {daysToComplete === undefined
        ? say('Achievements.{hours} hours from when you begin', { hours: hoursToComplete ?? 0 })
        : say('Achievements.{days} days from when you begin', { days: daysToComplete })}
    </p>
  );
};

/** The steps of one that has several. */
const Steps = ({ achievement: { steps } }: { achievement: Achievement }) => {
  const say = useSay();
  const nameOfGame = useGameName();
  if (steps.length < 2) return null;
  return (
    <ul className={styles.steps} aria-label={say('Achievements.Steps')}>
      {steps.map(({ game, goal, progress, completed }, at) => (
        <li key={at} className={styles.step} data-done={completed}>
          <span>
            {game === undefined
              ? say('Achievements.Step {number}', { number: String(at + 1) })
              : nameOfGame(game)}
          </span>
          <span className={styles.muted}>
            {say('Achievements.{progress} of {total}', {
              progress: String(progress),
              total: String(goal),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
};

const Detail = ({ actor }: { actor: AchievementActor }) => {
  const say = useSay();
  const nameOfGame = useGameName();
  const mayPress = useView('session', isSignedIn);
  const snapshot = useSelector(actor, (achievement) => achievement);
  const { achievement } = snapshot.context;
  const { name, text } = wordsOf(achievement, say, nameOfGame);
  const game = achievement.type === 0 ? achievement.steps[0]?.game : undefined;
  return (
    <div className={styles.detail}>
      <Medal achievement={achievement} />
      <h3 className={styles.name}>{name}</h3>
      <p>{text}</p>
      {game !== undefined && <a href={`/games/${game.urlFriendlyName}`}>{nameOfGame(game)}</a>}
      <Progress achievement={achievement} />
      <Steps achievement={achievement} />
      <Times achievement={achievement} />
      <Reward achievement={achievement} />
      {mayPress && <AchievementButton actor={actor} snapshot={snapshot} />}
    </div>
  );
};

/** What is to know of an achievement that a list shows, in a dialog of its own [§2]. */
export const AchievementDetail = () => {
  const id = useView('modals', (modals) => topModal(modals)?.values['id']) ?? '';
  const own = useView('achievements', (snapshot) => achievementActor(snapshot, id));
  const ofGame = useView('gameAchievements', (snapshot) => achievementActor(snapshot, id));
  const actor = own ?? ofGame;
  return actor === undefined ? null : <Detail actor={actor} />;
};
