import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import type { Flight } from '../../../contract/flight';
import type { Game } from '../../../contract/game';
import { FUN } from '../../../contract/limits';
import type { Json } from '../../../games/engine';
import { now } from '../../../machines/clock/clock.select';
import { flight as flightOf } from '../../../machines/flight/flight.select';
import { topModal } from '../../../machines/modal/modals.select';
import type { AutoplayActor } from '../../../machines/play/autoplay.machine';
import { roundsLeft } from '../../../machines/play/autoplay.select';
import {
  balance as balanceOf,
  beside as besideOf,
  choices as choicesOf,
  pot as potOf,
  round as roundOf,
  stakes as stakesOf,
} from '../../../machines/play/play.select';
import { pace as paceOf } from '../../../machines/play/playMode.select';
import type { TableActor } from '../../../machines/play/table.machine';
import { sitting } from '../../../machines/play/table.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { useSeparators } from '../../app/separators';
import { isOpen, type TableProps } from '../../games/table/table';
import { gameViews } from '../../games/views';
import { Dialog } from '../../ui/Dialog';
import { part } from '../../ui/part';
import { Clothed } from '../cloth/Clothed';
import { Fairness } from './Fairness';
import { FreeSpins } from './FreeSpins';
import { Launching } from './Launching';
import styles from './PlayPage.module.css';
import { phaseOf } from './phase';
import { problemText } from './refusal';
import { stakeFaultText } from './stakeFault';
import { Trouble } from './Trouble';
import { useFairHref } from './useFairHref';

/** Of a shared game: its seeds are everybody's. */
const FlightFairness = part(() => import('./FlightFairness'), 'FlightFairness');

const MINUTE_MS = 60_000;
const PAY_TABLE = 'payTable';

/** Over the board; the first round does not wait for it. */
const Celebration = part(() => import('./Celebration'), 'Celebration');

const useMinute = (): number => useView('clock', (clock) => Math.floor(now(clock) / MINUTE_MS));

/** Below the controls; the first round does not wait for it. */
const Comfort = part(() => import('./Comfort'), 'Comfort');

/** Beside or below the board; the first round does not wait for it. */
const Rail = part(() => import('./Rail'), 'Rail');

/** What the table is told, and what becomes of what is pressed on it. */
const useTable = (game: Game, table: TableActor, autoplay: AutoplayActor) => {
  const say = useSay();
  const amountOf = useAmounts();
  const play = useResident('play');
  const modals = useResident('modals');
  const state = useSelector(table, (snapshot) => snapshot);
  const separators = useSeparators();
  const { stake, bet, fault } = state.context;
  const isShowing = !state.matches('still');
  const snapshot = useView('play', (whole) => whole);
  const round = roundOf(snapshot);
  const { currency, problem } = snapshot.context;
  const known = balanceOf(snapshot);
  const href = useFairHref(game);
  const left = useSelector(autoplay, roundsLeft);
  const minute = useMinute();
  const phase = phaseOf(snapshot, isShowing);
  // The win came with the bet: it is told once it has been shown.
  const isHidden = phase === 'revealing' && round?.state === 'settled';
  const balance = isHidden ? known - round.pays - round.jackpot : known;
  const amount = (minor: number): string => amountOf(currency, minor);
  const pot = potOf(snapshot, isHidden);
  const props: TableProps = {
    phase,
    balance,
    purse: say(currency === FUN ? 'Game.Fun balance' : 'Game.Balance'),
    stake,
    stakes: game.stakes,
    typed: {
      text: state.context.typed,
      ...(fault !== undefined && { fault: stakeFaultText(fault, amount, say) }),
      canEnter: state.can({ type: 'table.enter', separators }),
      onType: (text) => table.send({ type: 'table.type', text }),
      onEnter: () => {
        table.send({ type: 'table.enter', separators });
        return table.getSnapshot().context.typed === '';
      },
    },
    canPlay: snapshot.can({ type: 'play.bet', stake, bet }) && !isShowing && left === undefined,
    canBet:
      state.can({ type: 'table.stake', stake }) &&
      !isOpen(phase) &&
      phase !== 'betting' &&
      left === undefined,
    onPlay: () => play.send({ type: 'play.bet', stake, bet }),
    onStake: (value) => table.send({ type: 'table.stake', stake: value }),
    choices: choicesOf(snapshot),
    canAct: (kind, raise = 0) => snapshot.can({ type: 'play.act', action: { kind }, raise }),
    onAct: (action, raise = 0) => play.send({ type: 'play.act', action, raise }),
    onPayTable: () => modals.send({ type: 'modals.open', name: PAY_TABLE, size: 'big' }),
    amount,
    session: sitting(state, balance, besideOf(snapshot), minute),
    t: say,
    ...(isShowing && state.context.maySkip && { onSkip: () => table.send({ type: 'table.skip' }) }),
    ...(round !== undefined && {
      staked: round.staked,
      pays: round.pays,
      jackpot: round.jackpot,
      fair: { round: round.fairness.nonce, href },
    }),
    ...(problem !== undefined && { refusal: problemText(problem, say) }),
    ...(pot !== undefined && { pot }),
    ...(left !== undefined && {
      auto: { left, onStop: () => autoplay.send({ type: 'autoplay.stop' }) },
    }),
  };
  return { props, state, href, round, currency };
};

/** The flight of a shared game as it stands, watched while its table is on the page. */
const useLive = ({ _id: gameId }: Game, isShared: boolean): Flight | undefined => {
  const resident = useResident('flight');
  useLayoutEffect(() => {
    if (!isShared) return undefined;
    resident.send({ type: 'flight.watch', gameId });
    return () => resident.send({ type: 'flight.leave' });
  }, [resident, gameId, isShared]);
  return useView('flight', flightOf);
};

interface PlaceProps {
  game: Game;
  table: TableActor;
  autoplay: AutoplayActor;
  children: ReactNode;
}

const Place = ({ game, table, autoplay, children }: PlaceProps) => {
  const say = useSay();
  const modals = useResident('modals');
  const isPayTable = useView('modals', (snapshot) => topModal(snapshot)?.name === PAY_TABLE);
  const { props, state, href, round, currency } = useTable(game, table, autoplay);
  const { stake, bet, shown } = state.context;
  const views = gameViews(game.engine);
  const isOneStep = views?.isOneStep ?? false;
  const live = useLive(game, views?.isShared ?? false);
  const foot = (
    <>
      <FreeSpins table={table} isFree={props.canBet} amount={props.amount} />
      <Suspense fallback={null}>
        <Comfort {...{ autoplay, table, currency, isOneStep }} told={props} />
      </Suspense>
    </>
  );
  return (
    <div className={styles.seat}>
      <div className={styles.front}>
        <div className={styles.view}>
          <Trouble />
          <Suspense fallback={null}>
            {views !== undefined && (
              <Clothed>
                {children}
                <views.Game
                  skin={game.skin}
                  table={{ ...props, foot }}
                  bet={bet as Json}
                  shown={shown}
                  live={live}
                  outcome={round?.outcome}
                  onBet={(choice, value) =>
                    table.send({
                      type: 'table.choose',
                      bet: choice,
                      ...(value !== undefined && { stake: value }),
                    })
                  }
                  plan={state.context.plan as Json}
                  onPlan={(plan) => table.send({ type: 'table.plan', plan })}
                />
              </Clothed>
            )}
          </Suspense>
          {round !== undefined && (
            <Suspense fallback={null}>
              <Celebration
                table={props}
                outcome={round.outcome}
                shown={shown}
                roundId={round._id}
              />
            </Suspense>
          )}
        </div>
        <Late fallback={null}>
          <Suspense fallback={null}>
            <Rail game={game} />
          </Suspense>
        </Late>
      </div>
      {views?.isShared === true ? (
        <Suspense fallback={null}>
          <FlightFairness game={game} flight={live} />
        </Suspense>
      ) : (
        <Fairness game={game} href={href} />
      )}
      <Dialog
        open={isPayTable}
        size="big"
        title={say('Game.Pay table')}
        closeLabel={say('Common.Close')}
        onClose={() => modals.send({ type: 'modals.close' })}
      >
        <Suspense fallback={<Launching />}>
          {views !== undefined && (
            <views.PayTable
              skin={game.skin}
              stake={stake}
              stakes={game.stakes}
              amount={props.amount}
              t={say}
            />
          )}
        </Suspense>
      </Dialog>
    </div>
  );
};

interface SeatProps {
  game: Game;
  /** What is there as soon as the game's picture is. */
  children?: ReactNode;
}

/** A seat at a table: the game's own picture, told by the play machine. */
export const Seat = ({ game: known, children }: SeatProps) => {
  const offered = useView('play', stakesOf);
  const game = { ...known, stakes: offered === undefined ? known.stakes : [...offered] };
  const round = useView('play', roundOf);
  const balance = useView('play', (play) => balanceOf(play) - besideOf(play));
  const minute = useMinute();
  const views = gameViews(game.engine);
  const pace = useView('playMode', paceOf);
  const currency = useView('play', ({ context }) => context.currency);
  const takes = { currency, stakes: game.stakes };
  // An open round that is come back to shows what it was opened with, and has taken its stake.
  const open = round?.state === 'open' ? round : undefined;
  const first = { stake: views?.firstStake ?? game.stakes[0] ?? 1, bet: views?.firstBet ?? {} };
  const { stake, bet } = open ?? first;
  const began = { minute, balance: balance + (open?.staked ?? 0) };
  return (
    <Mounted
      at="table"
      control="table"
      input={{
        engine: game.engine,
        stake,
        bet,
        began,
        mayTurbo: pace.turbo,
        maySkip: pace.skip,
        takes,
      }}
    >
      {(table) => (
        <Mounted at="autoplay" control="autoplay" input={{ isAllowed: pace.autoplay }}>
          {(autoplay) => <Place {...{ game, table, autoplay, children }} />}
        </Mounted>
      )}
    </Mounted>
  );
};
