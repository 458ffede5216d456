import { useActorRef, useSelector } from '@xstate/react';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { Game } from '../../../contract/game';
import { revealSteps } from '../../../games/table/reveal';
import type { TableProps } from '../../../games/table/table';
import { tableMachine } from '../../../games/table/table.machine';
import { now } from '../../../machines/clock/clock.select';
import { topModal } from '../../../machines/modals/modals.select';
import { balance as balanceOf, round as roundOf } from '../../../machines/play/play.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Banner } from '../../ui/Banner';
import { Dialog } from '../../ui/Dialog';
import { problemText } from '../playMode/refusal';
import { Fairness } from './Fairness';
import type { GameTableProps } from './gameTable';
import { Launching } from './Launching';
import styles from './PlayPage.module.css';
import { phaseOf } from './phase';
import { useFairHref } from './useFairHref';

type GameTable = LazyExoticComponent<ComponentType<GameTableProps>>;

/** A table per engine, each a chunk of its own. */
const tables: Readonly<Record<string, GameTable>> = {
  slot: lazy(() => import('./SlotGame').then(({ SlotGame }) => ({ default: SlotGame }))),
  dice: lazy(() => import('./DiceGame').then(({ DiceGame }) => ({ default: DiceGame }))),
};
const PayTable = lazy(() => import('./PayTable').then((loaded) => ({ default: loaded.PayTable })));

const MINUTE_MS = 60_000;
const CALM_MS = 300;
const PAY_TABLE = 'payTable';

/** With reduced motion nothing moves, so nothing is waited for. */
const stepsOf = (engine: string, outcome: unknown): number[] => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return revealSteps(engine, outcome).map((step) => (isCalm ? CALM_MS : step));
};

/** The default choice of an engine before the player makes one. */
const firstBet = (engine: string) =>
  engine === 'dice' ? { direction: 'under', target: 5_000 } : {};

/** Lets the table show what the play machine has learnt, and tells it when that was shown. */
const useTable = (game: Game) => {
  const play = useResident('play');
  const machine = useMemo(
    () =>
      tableMachine.provide({ actions: { tellShown: () => play.send({ type: 'play.reveal' }) } }),
    [play],
  );
  const table = useActorRef(machine, {
    input: { stake: game.stakes[0] ?? 1, bet: firstBet(game.engine) },
  });
  const round = useView('play', roundOf);
  const isRevealing = useView('play', (snapshot) => snapshot.matches('revealing'));
  const outcome = round?.outcome;
  useEffect(() => {
    if (isRevealing) table.send({ type: 'table.reveal', steps: stepsOf(game.engine, outcome) });
  }, [table, game.engine, outcome, isRevealing]);
  return { table, state: useSelector(table, (snapshot) => snapshot) };
};

/** What this sitting has come to so far. */
const useSession = (shown: number): { net: number; minutes: number } => {
  const round = useView('play', roundOf);
  const at = useView('clock', (clock) => Math.floor(now(clock) / MINUTE_MS));
  const [first] = useState(() => ({
    at,
    // A round that was open when one sat down has taken its stake already.
    balance: shown + (round?.state === 'open' ? round.stake : 0),
  }));
  return { net: shown - first.balance, minutes: at - first.at };
};

const Trouble = () => {
  const say = useSay();
  const play = useResident('play');
  const isUnanswered = useView('play', (snapshot) => snapshot.matches('unanswered'));
  const isUnsettled = useView('play', (snapshot) => snapshot.matches('unsettled'));
  if (!isUnanswered && !isUnsettled) return null;
  return (
    <Banner
      text={say(isUnanswered ? 'Play.There was no answer.' : 'Play.Your win is safe.')}
      detail={say(
        isUnanswered
          ? 'Play.Asking again bets once, not twice.'
          : 'Play.It could not be fetched yet; ask again.',
      )}
      actionLabel={say('Common.Try again')}
      onAction={() => play.send({ type: 'play.retry' })}
    />
  );
};

/** A seat at a table: the game's own picture, told by the play machine. */
export const Seat = ({ game }: { game: Game }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const play = useResident('play');
  const modals = useResident('modals');
  const { table, state } = useTable(game);
  const { stake, bet, shown } = state.context;
  const isShowing = state.matches('showing');
  const round = useView('play', roundOf);
  const currency = useView('play', ({ context }) => context.currency);
  const problem = useView('play', ({ context }) => context.problem);
  const phase = useView('play', (snapshot) => phaseOf(snapshot, isShowing));
  const canPlay = useView('play', (snapshot) => snapshot.can({ type: 'play.bet', stake, bet }));
  const isPayTable = useView('modals', (snapshot) => topModal(snapshot)?.name === PAY_TABLE);
  const known = useView('play', balanceOf);
  // A round that settled behind a long show has paid already what the show still hides.
  const isAhead = isShowing && round?.state === 'settled';
  const balance = isAhead ? known - round.pays : known;
  const session = useSession(balance);
  const href = useFairHref(game);
  const Table = tables[game.engine];
  const props: TableProps = {
    phase,
    balance,
    stake,
    stakes: game.stakes,
    canPlay: canPlay && !isShowing,
    canBet: state.can({ type: 'table.stake', stake }) && phase !== 'betting',
    onPlay: () => play.send({ type: 'play.bet', stake, bet }),
    onStake: (value) => table.send({ type: 'table.stake', stake: value }),
    onPayTable: () => modals.send({ type: 'modals.open', name: PAY_TABLE, size: 'big' }),
    amount: (minor) => amountOf(currency, minor),
    session,
    t: say,
    ...(isShowing && { onSkip: () => table.send({ type: 'table.skip' }) }),
    ...(round !== undefined && { pays: round.pays, fair: { round: round.fairness.nonce, href } }),
    ...(problem !== undefined && { refusal: problemText(problem, say) }),
  };
  return (
    <div className={styles.seat}>
      <Trouble />
      <Suspense fallback={<Launching />}>
        {Table !== undefined && (
          <Table
            skin={game.skin}
            table={props}
            bet={bet}
            shown={shown}
            outcome={round?.outcome}
            onBet={(choice) => table.send({ type: 'table.choose', bet: choice })}
          />
        )}
      </Suspense>
      <Fairness href={href} />
      <Dialog
        open={isPayTable}
        size="big"
        title={say('Game.Pay table')}
        closeLabel={say('Common.Close')}
        onClose={() => modals.send({ type: 'modals.close' })}
      >
        <Suspense fallback={<Launching />}>
          <PayTable game={game} stake={stake} amount={props.amount} />
        </Suspense>
      </Dialog>
    </div>
  );
};
