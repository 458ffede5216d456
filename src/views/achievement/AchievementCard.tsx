import { useSelector } from '@xstate/react';
import type { Achievement } from '../../../contract/achievement';
import { isRewardWaiting, progressOf } from '../../../contract/achievement.rules';
import type { AchievementActor } from '../../../machines/achievement/achievement.machine';
import { useAmounts } from '../../app/amount';
import { useResident } from '../../app/house';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { ProgressBar } from '../../ui/ProgressBar';
import { useGameName } from '../game/gameName';
import { AchievementButton } from './AchievementButton';
import styles from './Achievements.module.css';
import { wordsOf } from './words';

/** Its medal; pale until it is achieved. */
export const Medal = ({ achievement }: { achievement: Achievement }) => (
  <img
    className={styles.medal}
    src={achievement.state === 3 ? achievement.achievedIconPath : achievement.notStartedIconPath}
    width={64}
    height={72}
    alt=""
  />
);

/** What it pays. */
export const Reward = ({ achievement: { prize, typeId } }: { achievement: Achievement }) => {
  const say = useSay();
  const amountOf = useAmounts();
  return (
    <p className={styles.reward}>
      <CoinGlyph />
      <bdi>{amountOf('COINS', prize)}</bdi>
      {typeId !== undefined && <span>{say('Achievements.and a scratch card')}</span>}
    </p>
  );
};

/** How far it is, in a bar and in numbers; nothing once it is achieved. */
export const Progress = ({ achievement }: { achievement: Achievement }) => {
  const say = useSay();
  const { progress, total, percent } = progressOf(achievement.steps);
  if (achievement.state === 3)
    return <p className={styles.muted}>{say('Achievements.Achieved')}</p>;
  const text = say('Achievements.{progress} of {total}', {
    progress: String(progress),
    total: String(total),
  });
  return (
    <div className={styles.progress}>
      <ProgressBar
        percent={percent}
        tone={percent === 100 ? 'success' : 'accent'}
        label={say('Achievements.Progress')}
        valueText={text}
      />
      <span className={styles.muted}>{text}</span>
    </div>
  );
};

/** One achievement: its name opens what is to know of it. */
export const AchievementCard = ({
  actor,
  heading: Heading = 'h2',
  mayPress = true,
}: {
  actor: AchievementActor;
  /** Its name's level in the page's outline. */
  heading?: 'h2' | 'h3';
  /** A guest presses nothing [§4]. */
  mayPress?: boolean;
}) => {
  const say = useSay();
  const nameOfGame = useGameName();
  const modals = useResident('modals');
  const snapshot = useSelector(actor, (achievement) => achievement);
  const { achievement } = snapshot.context;
  const { name, text } = wordsOf(achievement, say, nameOfGame);
  return (
    <li
      className={styles.achievement}
      data-state={achievement.state}
      data-waiting={isRewardWaiting(achievement.steps)}
    >
      <Medal achievement={achievement} />
      <div className={styles.about}>
        <Heading className={styles.name}>
          <button
            type="button"
            className={styles.open}
            aria-haspopup="dialog"
            onClick={() =>
              modals.send({
                type: 'modals.open',
                name: 'achievement',
                size: 'small',
                values: { id: achievement._id },
              })
            }
          >
            {name}
          </button>
        </Heading>
        <p className={styles.muted}>{text}</p>
        <Progress achievement={achievement} />
        <Reward achievement={achievement} />
        {mayPress && <AchievementButton actor={actor} snapshot={snapshot} />}
      </div>
    </li>
  );
};
