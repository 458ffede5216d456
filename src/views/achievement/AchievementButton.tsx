import type { SnapshotFrom } from 'xstate';
import { priceOf } from '../../../contract/achievement.rules';
import { slugOfProblem } from '../../../contract/problem.rules';
import type {
  AchievementActor,
  achievementMachine,
} from '../../../machines/achievement/achievement.machine';
import { useAmounts } from '../../app/amount';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';

export interface AchievementButtonProps {
  actor: AchievementActor;
  snapshot: SnapshotFrom<typeof achievementMachine>;
}

/** What may be done with it where it stands: pay for its time, or collect what it pays [§4]. */
export const AchievementButton = ({ actor, snapshot }: AchievementButtonProps) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { achievement, problem } = snapshot.context;
  const price = priceOf(achievement);
  const isCollecting = snapshot.matches('collecting');
  const isActivating = snapshot.matches('activating');
  const canCollect = snapshot.can({ type: 'achievement.collect' }) || isCollecting;
  const canActivate = snapshot.can({ type: 'achievement.activate' }) || isActivating;
  const trouble = snapshot.matches('unreached')
    ? say('Achievements.It did not go through: the connection failed.')
    : problem && say(slugOfProblem(problem));
  return (
    <>
      {canCollect && (
        <Button
          kind="primary"
          busy={isCollecting}
          onClick={() => actor.send({ type: 'achievement.collect' })}
        >
          {say('Achievements.Collect {coins} coins', {
            coins: amountOf('COINS', achievement.prize),
          })}
        </Button>
      )}
      {canActivate && price !== undefined && (
        <Button busy={isActivating} onClick={() => actor.send({ type: 'achievement.activate' })}>
          {say(
            achievement.state === 2
              ? 'Achievements.Go on for {coins} coins'
              : 'Achievements.Begin for {coins} coins',
            { coins: amountOf('COINS', price) },
          )}
        </Button>
      )}
      {trouble !== undefined && <Fault>{trouble}</Fault>}
    </>
  );
};
