import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import { COINS } from '../../../contract/limits';
import type { Tournament } from '../../../contract/tournament';
import { isCardWon } from '../../../contract/tournament.rules';
import { balanceAfter, balanceFor } from '../../../machines/tournament/tournamentEntry.rules';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Dialog } from '../../ui/Dialog';
import { Fault } from '../../ui/Fault';
import { problemText } from '../play/refusal';
import { nameOf } from './name';
import { CardLink, Prize, usePrizes } from './Prize';
import { useScores } from './score';
import styles from './Tournament.module.css';
import { endWords } from './words';

interface OfTournament {
  tournament: Tournament;
}

/** What entering costs, and what is left then. */
const BuyIn = ({ tournament }: OfTournament) => {
  const say = useSay();
  const prizeOf = usePrizes(tournament);
  const actor = useResident('tournamentEntry');
  const isAsking = useView('tournamentEntry', (entry) => entry.matches('asking'));
  const isJoining = useView('tournamentEntry', (entry) => entry.matches('joining'));
  const mayJoin = useView('tournamentEntry', (entry) =>
    entry.can({ type: 'tournamentEntry.join' }),
  );
  const balances = useView('tournamentEntry', ({ context }) => context.balances);
  const { buyIn, currency } = tournament;
  const balance = balanceFor(tournament, balances);
  const after = balanceAfter(tournament, balances);
  const isCoins = currency === COINS;
  const cancel = () => actor.send({ type: 'tournamentEntry.cancel' });
  return (
    <Dialog
      open={isAsking || (isJoining && buyIn > 0)}
      size="small"
      title={say('Tournament.Enter {name}', { name: nameOf(tournament, say) })}
      closeLabel={say('Common.Close')}
      onClose={cancel}
      footer={
        <>
          <Button kind="ghost" onClick={cancel}>
            {say('Tournament.Not now')}
          </Button>
          <Button
            kind="primary"
            busy={isJoining}
            disabled={!isJoining && !mayJoin}
            describedBy="buy-in-after"
            onClick={() => actor.send({ type: 'tournamentEntry.join' })}
          >
            {say('Tournament.Pay {amount}', { amount: prizeOf(buyIn) })}
          </Button>
        </>
      }
    >
      <dl className={styles.sums}>
        <div>
          <dt>{say('Tournament.Buy-in')}</dt>
          <dd>
            <Prize of={tournament} amount={buyIn} />
          </dd>
        </div>
        {balance !== undefined && (
          <div>
            <dt>{say(isCoins ? 'Tournament.Your coins' : 'Tournament.Your balance')}</dt>
            <dd>
              <Prize of={{ mode: 0, currency }} amount={balance} />
            </dd>
          </div>
        )}
        {after !== undefined && after >= 0 && (
          <div className={styles.total}>
            <dt>
              {say(
                isCoins ? 'Tournament.Your coins afterwards' : 'Tournament.Your balance afterwards',
              )}
            </dt>
            <dd>
              <Prize of={{ mode: 0, currency }} amount={after} />
            </dd>
          </div>
        )}
      </dl>
      <p id="buy-in-after" className={styles.label}>
        {after !== undefined && after < 0
          ? say(
              isCoins
                ? 'Tournament.That is more than your coins'
                : 'Problem.The balance does not cover this amount',
            )
          : say('Tournament.It goes into the pot. Until the start you can leave and have it back.')}
      </p>
    </Dialog>
  );
};

/** Asks before the place is given back. */
const Leave = ({ tournament }: OfTournament) => {
  const say = useSay();
  const prizeOf = usePrizes(tournament);
  const actor = useResident('tournamentEntry');
  const isAsking = useView('tournamentEntry', (entry) => entry.matches('parting'));
  const isLeaving = useView('tournamentEntry', (entry) => entry.matches('leaving'));
  const cancel = () => actor.send({ type: 'tournamentEntry.cancel' });
  return (
    <Dialog
      open={isAsking || isLeaving}
      size="small"
      title={say('Tournament.Leave this tournament?')}
      closeLabel={say('Common.Close')}
      onClose={cancel}
      footer={
        <>
          <Button kind="ghost" onClick={cancel}>
            {say('Tournament.Stay in')}
          </Button>
          <Button
            kind="danger"
            busy={isLeaving}
            onClick={() => actor.send({ type: 'tournamentEntry.leave' })}
          >
            {say('Tournament.Leave')}
          </Button>
        </>
      }
    >
      <p>
        {tournament.buyIn === 0
          ? say('Tournament.You can enter again until it ends.')
          : say('Tournament.Your buy-in of {amount} comes back at once.', {
              amount: prizeOf(tournament.buyIn),
            })}
      </p>
    </Dialog>
  );
};

/** Whether a reminder comes; turned over by a press. */
const Reminder = () => {
  const say = useSay();
  const actor = useResident('tournamentReminder');
  const isKnown = useView('tournamentReminder', (reminder) => !reminder.matches('closed'));
  const isBusy = useView('tournamentReminder', (reminder) => reminder.hasTag('busy'));
  const hasFailed = useView('tournamentReminder', (reminder) => reminder.hasTag('failed'));
  const remind = useView('tournamentReminder', ({ context }) => context.remind);
  if (!isKnown) return null;
  return (
    <>
      <Button
        busy={isBusy}
        icon={remind ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
        onClick={() => actor.send({ type: 'tournamentReminder.turn' })}
      >
        {say(
          remind
            ? 'Tournament.You will be reminded: turn it off'
            : 'Tournament.Remind me 15 minutes before',
        )}
      </Button>
      {hasFailed && <Fault>{say('Tournament.The reminder was not saved.')}</Fault>}
    </>
  );
};

/** How the player stands, or stood. */
const Own = ({ tournament }: OfTournament) => {
  const say = useSay();
  const scoreOf = useScores();
  const standing = useView('tournamentStanding', ({ context }) => context.standing);
  const prizeOf = usePrizes(tournament);
  if (standing === undefined || tournament.state === 3) return null;
  const { state, rank, score, rounds, prize, refund } = standing;
  if (state === 'left' || state === 'refunded')
    return refund === undefined || refund === 0 ? null : (
      <p>{say('Tournament.Your buy-in of {amount} came back.', { amount: prizeOf(refund) })}</p>
    );
  if (rank === undefined || state === 'none') return null;
  const { cards } = tournament;
  const card = isCardWon(cards, { rank, rounds }) ? cards?.typeId : undefined;
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{say('Tournament.Your rank')}</dt>
        <dd>
          {say('Tournament.{rank} of {all}', {
            rank: String(rank),
            all: String(tournament.entries),
          })}
        </dd>
      </div>
      <div>
        <dt>{say('Tournament.Your points')}</dt>
        <dd>{scoreOf(score)}</dd>
      </div>
      <div>
        <dt>{say('Tournament.Rounds that counted')}</dt>
        <dd>{String(rounds)}</dd>
      </div>
      <div className={styles.total}>
        <dt>
          {say(state === 'placed' ? 'Tournament.You won' : 'Tournament.It wins as it stands')}
        </dt>
        <dd>
          {prize > 0 && <Prize of={tournament} amount={prize} />}
          {prize > 0 && card !== undefined && ' '}
          {card !== undefined && (
            <CardLink typeId={card}>
              {say(prize > 0 ? 'Tournament.and a scratch card' : 'Tournament.a scratch card')}
            </CardLink>
          )}
          {prize === 0 && card === undefined && say('Tournament.nothing')}
        </dd>
      </div>
    </dl>
  );
};

/** Why it did not take place, and what came back. */
const Cancelled = ({ tournament }: OfTournament) => {
  const say = useSay();
  const prizeOf = usePrizes(tournament);
  const { why, own } = tournament;
  const refund = own?.refund ?? 0;
  return (
    <>
      {why !== undefined && <p>{say(endWords[why])}</p>}
      <p>
        {refund > 0
          ? say('Tournament.Your buy-in of {amount} came back.', { amount: prizeOf(refund) })
          : say('Tournament.Every buy-in went back to its player.')}
      </p>
    </>
  );
};

const titles = {
  guest: 'Tournament.Take part',
  open: 'Tournament.Take part',
  in: 'Tournament.You are in',
  over: 'Tournament.Your result',
  cancelled: 'Tournament.It was cancelled',
} as const;

/** The player's part in it: enter, leave, be reminded; where they stand, what they won. */
export const TournamentEntry = ({ tournament }: OfTournament) => {
  const say = useSay();
  const prizeOf = usePrizes(tournament);
  const actor = useResident('tournamentEntry');
  const entry = useView('tournamentEntry', (snapshot) => snapshot);
  const { problem } = entry.context;
  const { state, buyIn, own } = tournament;
  const isIn = own?.state === 'joined';
  const mayAsk = entry.can({ type: 'tournamentEntry.ask' });
  const isJoining = entry.matches('joining');
  const isOver = state > 1;
  const title =
    (state === 3 && 'cancelled') ||
    (isOver && 'over') ||
    (own === undefined && 'guest') ||
    (isIn ? 'in' : 'open');
  const trouble = entry.matches('unreached')
    ? say('Tournament.It did not go through: the connection failed.')
    : problem && problemText(problem, say);
  return (
    <Card as="section" title={say(titles[title])} tone={isIn ? 'accent' : 'plain'}>
      <div className={styles.entry}>
        {title === 'guest' && (
          <>
            <p>{say('Tournament.Sign in to take part.')}</p>
            <div className={styles.ways}>
              <ButtonLink href="/sign-up" kind="primary">
                {say('Session.Sign up')}
              </ButtonLink>
              <ButtonLink href="/sign-in">{say('Session.Sign in')}</ButtonLink>
            </div>
          </>
        )}
        {title === 'cancelled' && <Cancelled tournament={tournament} />}
        <Own tournament={tournament} />
        {title === 'over' && own?.state !== 'placed' && (
          <p>{say('Tournament.You did not take part.')}</p>
        )}
        {!isOver && !isIn && own !== undefined && (
          <Button
            kind="primary"
            size="big"
            wide
            busy={isJoining && buyIn === 0}
            disabled={!mayAsk && !isJoining && !entry.matches('asking')}
            describedBy="conditions"
            onClick={() => actor.send({ type: 'tournamentEntry.ask' })}
          >
            {buyIn === 0
              ? say('Tournament.Enter for free')
              : say('Tournament.Enter for {amount}', { amount: prizeOf(buyIn) })}
          </Button>
        )}
        <Reminder />
        {isIn && state === 0 && (
          <Button
            kind="ghost"
            disabled={!mayAsk && !entry.matches('parting') && !entry.matches('leaving')}
            onClick={() => actor.send({ type: 'tournamentEntry.ask' })}
          >
            {say('Tournament.Leave the tournament')}
          </Button>
        )}
        {trouble !== undefined && <Fault>{trouble}</Fault>}
      </div>
      <BuyIn tournament={tournament} />
      <Leave tournament={tournament} />
    </Card>
  );
};
