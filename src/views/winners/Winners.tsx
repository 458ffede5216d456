import type { Winner } from '../../../contract/winner';
import {
  coinWinners,
  moneyWinners,
  superJackpotWinners,
} from '../../../machines/winners/winners.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { WinnerRow } from '../../ui/WinnerRow';
import styles from './Winners.module.css';

const SKELETONS = 6;
const presences = {
  online: 'Player.On line',
  recent: 'Player.Here a moment ago',
  offline: 'Player.Off line',
} as const;

interface RowsProps {
  winners: readonly Winner[];
  /** `won` or `won Super Jackpot` [§2]. */
  says: string;
  isJackpot?: boolean;
}

const Rows = ({ winners, says, isJackpot = false }: RowsProps) => {
  const say = useSay();
  const amountOf = useAmounts();
  return winners.map((winner) => (
    <WinnerRow
      key={`${winner.playerId} ${winner.createdAt} ${winner.gameId}`}
      player={winner.player}
      seed={winner.playerId}
      presence={winner.presence}
      presenceText={say(presences[winner.presence])}
      says={say(says)}
      game={winner.game?.defaultName ?? winner.tournament?.name ?? ''}
      jackpot={isJackpot}
      kind={winner.currency === 'COINS' ? 'coin' : 'money'}
      {...(winner.game !== undefined && { gameHref: `/games/${winner.game.urlFriendlyName}` })}
      amount={amountOf(winner.currency, winner.amount)}
    />
  ));
};

const Shown = () => {
  const say = useSay();
  const coins = useView('winners', coinWinners);
  const money = useView('winners', moneyWinners);
  const jackpot = useView('winners', superJackpotWinners);
  if (coins.length + money.length + jackpot.length === 0)
    return <p className={styles.none}>{say('Home.Nobody has won yet. The first could be you.')}</p>;
  return (
    <ul className={styles.list}>
      <Rows winners={jackpot} says="Home.won Super Jackpot" isJackpot />
      <Rows winners={money} says="Home.won" />
      <Rows winners={coins} says="Home.won" />
    </ul>
  );
};

const Failed = () => {
  const say = useSay();
  const winners = useResident('winners');
  return (
    <div className={styles.none} role="alert">
      <p>{say('Home.The winners did not load.')}</p>
      <Button kind="ghost" onClick={() => winners.send({ type: 'winners.refresh' })}>
        {say('Common.Try again')}
      </Button>
    </div>
  );
};

const Loading = () =>
  Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} shape="row" />);

/** The latest winners of the home page [§2]. */
export const Winners = () => {
  const say = useSay();
  const isKnown = useView(
    'winners',
    ({ context }) => context.coins.length + context.money.length + context.superJackpot.length > 0,
  );
  const isBusy = useView('winners', (winners) => winners.hasTag('busy'));
  const hasFailed = useView('winners', (winners) => winners.hasTag('failed'));
  return (
    <Card as="section" title={say('Home.Winners')} padding="small">
      {!isKnown && isBusy && <Loading />}
      {!isKnown && hasFailed && <Failed />}
      {(isKnown || !(isBusy || hasFailed)) && <Shown />}
    </Card>
  );
};
