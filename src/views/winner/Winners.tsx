import type { ReactNode } from 'react';
import type { Winner } from '../../../contract/winner';
import {
  coinWinners,
  moneyWinners,
  superJackpotWinners,
} from '../../../machines/winner/winners.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { WinnerRows } from './WinnerRows';
import styles from './Winners.module.css';

const SKELETONS = 6;
interface ListProps {
  title: string;
  winners: readonly Winner[];
  children: ReactNode;
}

/** One of the three lists; one without a winner yet says so in a line. */
const List = ({ title, winners, children }: ListProps) => {
  const say = useSay();
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {winners.length === 0 ? (
        <p className={styles.nobody}>{say('Home.Nobody yet')}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </section>
  );
};

const Shown = () => {
  const say = useSay();
  const coins = useView('winners', coinWinners);
  const money = useView('winners', moneyWinners);
  const jackpot = useView('winners', superJackpotWinners);
  if (coins.length + money.length + jackpot.length === 0)
    return <p className={styles.none}>{say('Home.Nobody has won yet. The first could be you.')}</p>;
  return (
    <div className={styles.lists}>
      <List title={say('Home.Super jackpot')} winners={jackpot}>
        <WinnerRows winners={jackpot} says="Home.won Super Jackpot" isJackpot />
      </List>
      <List title={say('Home.Money')} winners={money}>
        <WinnerRows winners={money} says="Home.won" />
      </List>
      <List title={say('Home.Coins')} winners={coins}>
        <WinnerRows winners={coins} says="Home.won" smooth />
      </List>
    </div>
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
