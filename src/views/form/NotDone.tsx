import { slugOfProblem } from '../../../contract/problem.rules';
import type { Problem } from '../../../contract/problems';
import { useSay } from '../../app/say';
import styles from './NotDone.module.css';

interface NotDoneProps {
  /** The server was not reached. */
  isUnreached: boolean;
  /** What it refused. */
  problem: Problem | undefined;
}

/** Why what was pressed was not done. The region stands before there is anything to say: so it is read out. */
export const NotDone = ({ isUnreached, problem }: NotDoneProps) => {
  const say = useSay();
  return (
    <div className={styles.trouble} role="alert">
      {isUnreached && <p>{say('Protection.Not done: the connection failed.')}</p>}
      {problem !== undefined && <p>{say(slugOfProblem(problem))}</p>}
    </div>
  );
};
