import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { Mission } from '../../../contract/mission';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { MissionActor } from '../../../machines/mission/mission.machine';
import { useAmounts } from '../../app/amount';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { ProgressBar } from '../../ui/ProgressBar';
import { useGameName } from '../game/gameName';
import styles from './Missions.module.css';
import { placeOf, taskOf } from './words';

const PERCENT = 100;

/** How far it is, in a bar and in numbers. */
const Progress = ({ mission: { goal, progress } }: { mission: Mission }) => {
  const say = useSay();
  const text = say('Missions.{progress} of {goal}', {
    progress: String(progress),
    goal: String(goal),
  });
  return (
    <div className={styles.progress}>
      <ProgressBar
        percent={Math.floor((progress * PERCENT) / goal)}
        tone={progress === goal ? 'success' : 'accent'}
        label={say('Missions.Progress')}
        valueText={text}
      />
      <span className={styles.muted}>{text}</span>
    </div>
  );
};

/** One mission: what there is to do, how far it is, and what it pays once it is done. */
export const MissionCard = ({ actor, isToday }: { actor: MissionActor; isToday: boolean }) => {
  const say = useSay();
  const nameOfGame = useGameName();
  const amountOf = useAmounts();
  const snapshot = useSelector(actor, (one) => one);
  const { mission, problem } = snapshot.context;
  const isCollecting = snapshot.matches('collecting');
  const isCollected = snapshot.matches('collected');
  const trouble = snapshot.matches('unreached')
    ? say('Missions.It did not go through: the connection failed.')
    : problem && say(slugOfProblem(problem));
  const place = placeOf(mission, say, nameOfGame);
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus has gone with what it paid.
    if (isCollected && document.activeElement === document.body) item.current?.focus();
  }, [isCollected]);
  return (
    <li ref={item} tabIndex={-1} className={styles.mission} data-state={mission.state}>
      <h2 className={styles.task}>{taskOf(mission, say, nameOfGame)}</h2>
      {!isToday && <p className={styles.muted}>{say('Missions.Of a day before')}</p>}
      {mission.state === 'missed' ? (
        <p className={styles.muted}>{say('Missions.Its day is over')}</p>
      ) : (
        <Progress mission={mission} />
      )}
      <p className={styles.reward}>
        <CoinGlyph />
        <bdi>{amountOf('COINS', mission.prize)}</bdi>
        {isCollected && <span className={styles.done}>{say('Missions.Collected')}</span>}
      </p>
      {trouble !== undefined && <Fault>{trouble}</Fault>}
      {(snapshot.can({ type: 'mission.collect' }) || isCollecting) && (
        <Button
          kind="primary"
          busy={isCollecting}
          onClick={() => actor.send({ type: 'mission.collect' })}
        >
          {say('Missions.Collect {coins} coins', { coins: amountOf('COINS', mission.prize) })}
        </Button>
      )}
      {mission.state === 'open' && (
        <a className={styles.place} href={place.href}>
          {place.label}
        </a>
      )}
    </li>
  );
};
