import { useSelector } from '@xstate/react';
import { Suspense, useMemo } from 'react';
import type { ShownRound } from '../../../contract/play';
import type { Json } from '../../../games/engine';
import { standMs } from '../../../games/show.rules';
import type { ReplayActor } from '../../../machines/round/replay.machine';
import { replayAt, replayPhase, replayStep } from '../../../machines/round/replay.select';
import { useAmounts } from '../../app/amount';
import { isCalm } from '../../app/calm';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import type { Again as Past } from '../../games/table/game';
import type { TableProps } from '../../games/table/table';
import { gameViews } from '../../games/views';
import { Button } from '../../ui/Button';
import { part } from '../../ui/part';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Replay.module.css';

/** Over the board, as at the table. */
const Celebration = part(() => import('../play/Celebration'), 'Celebration');

interface ReplayProps {
  round: ShownRound;
  game: NonNullable<ShownRound['game']>;
}

const nothing = (): void => undefined;

const Again = ({ replay }: { replay: ReplayActor }) => {
  const say = useSay();
  const isOver = useSelector(replay, (snapshot) => snapshot.matches('over'));
  return (
    <div className={styles.again}>
      {isOver ? (
        <Button kind="primary" onClick={() => replay.send({ type: 'replay.again' })}>
          {say('Round.Watch again')}
        </Button>
      ) : (
        <Button onClick={() => replay.send({ type: 'replay.skip' })}>{say('Game.Skip')}</Button>
      )}
    </div>
  );
};

interface TableAgainProps extends ReplayProps {
  replay: ReplayActor;
  again: Past;
}

/** The game's own table, told by the replay instead of a seat: nothing on it can be played. */
const Table = ({ round, game, replay, again }: TableAgainProps) => {
  const say = useSay();
  const amountOf = useAmounts();
  const phase = useSelector(replay, replayPhase);
  const at = useSelector(replay, replayAt);
  const shown = useSelector(replay, replayStep);
  const { currency, stake, staked, bet, course, outcome, pays, jackpot, fairness } = round;
  const stood = course[at] ?? { outcome, pays };
  const Game = gameViews(game.engine)?.Game;
  const table: TableProps = {
    phase,
    balance: 0,
    purse: '',
    stake,
    stakes: [stake],
    staked,
    pays: stood.pays,
    jackpot,
    canPlay: false,
    canBet: false,
    onPlay: nothing,
    onStake: nothing,
    choices: [],
    canAct: () => false,
    onAct: nothing,
    fair: { round: fairness.nonce, href: '' },
    again: <Again replay={replay} />,
    onPayTable: nothing,
    amount: (minor) => amountOf(currency, minor),
    t: say,
  };
  return (
    Game !== undefined && (
      <Suspense fallback={<Skeleton shape="block" />}>
        <Suspense fallback={null}>
          <Celebration table={table} outcome={stood.outcome} shown={shown} roundId={round._id} />
        </Suspense>
        <Game
          skin={game.skin}
          table={table}
          bet={bet as Json}
          outcome={stood.outcome}
          shown={shown}
          onBet={nothing}
          plan={null}
          onPlan={nothing}
          again={again}
        />
      </Suspense>
    )
  );
};

/** A round in motion again, from its bet to its end, on the table that it was played at. */
export const Replay = ({ round, game }: ReplayProps) => {
  const { _id, course, outcome } = round;
  const outcomes = [...course.map((stood) => stood.outcome), outcome];
  const again = useMemo(
    () => ({ end: outcome, standMs: standMs(game.engine, outcome) }),
    [outcome, game.engine],
  );
  return (
    <div className={styles.board}>
      <Mounted
        at={`replay ${_id}`}
        control="replay"
        input={{ engine: game.engine, outcomes, standMs: again.standMs, isCalm: isCalm() }}
      >
        {(replay) => <Table round={round} game={game} replay={replay} again={again} />}
      </Mounted>
    </div>
  );
};
