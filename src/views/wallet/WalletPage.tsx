import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { everything, isSameMovements } from '../../../machines/wallet/transactions.rules';
import {
  isMoreLeft,
  movementFilter,
  total,
  transactions,
} from '../../../machines/wallet/transactions.select';
import { wallets } from '../../../machines/wallet/wallet.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { AmountPill } from '../../ui/AmountPill';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import { ShowMore } from '../list/ShowMore';
import { Levels } from '../player/Levels';
import { Deposit } from './Deposit';
import { MovementFilters } from './MovementFilters';
import { TransactionRow } from './TransactionRow';
import styles from './WalletPage.module.css';

const SKELETONS = 6;

const Balances = () => {
  const say = useSay();
  const actor = useResident('wallet');
  const amountOf = useAmounts();
  const list = useView('wallet', wallets);
  const isBusy = useView('wallet', (wallet) => wallet.hasTag('busy'));
  const hasFailed = useView('wallet', (wallet) => wallet.hasTag('failed'));
  if (list.length === 0 && hasFailed)
    return (
      <FailedState
        title={say('Wallet.The balances did not load')}
        retryLabel={say('Common.Try again')}
        onRetry={() => actor.send({ type: 'wallet.retry' })}
      />
    );
  return (
    <div className={styles.balances}>
      {list.length === 0 && isBusy && (
        <AmountPill kind="coin" label={say('Wallet.Coins')} amount="" loading />
      )}
      {list.map(({ currency, balance }) => (
        <AmountPill
          key={currency}
          kind={currency === 'COINS' ? 'coin' : 'money'}
          label={currency === 'COINS' ? say('Wallet.Coins') : currency}
          amount={amountOf(currency, balance)}
        />
      ))}
    </div>
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('transactions', (list) => !list.can({ type: 'transactions.more' }));
  const shown = useView('transactions', transactions).length;
  const all = useView('transactions', total);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const list = useView('transactions', transactions);
  const hasMore = useView('transactions', isMoreLeft);
  return (
    <>
      <ul className={styles.list}>
        {list.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
      {hasMore && (
        <Mounted at="transactions more" control="loadMore" input={{ resident: 'transactions' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

const Loading = () =>
  Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} shape="row" />);

const Movements = () => {
  const say = useSay();
  const actor = useResident('transactions');
  const isEmpty = useView('transactions', (list) => list.matches({ open: 'empty' }));
  const hasFailed = useView('transactions', (list) => list.matches({ open: 'failed' }));
  const hasItems = useView('transactions', transactions).length > 0;
  const isFiltered = useView(
    'transactions',
    (list) => !isSameMovements(movementFilter(list), everything),
  );
  if (hasFailed)
    return (
      <FailedState
        title={say('Wallet.The movements did not load')}
        text={say('Common.The connection failed on the way.')}
        retryLabel={say('Common.Try again')}
        onRetry={() => actor.send({ type: 'transactions.retry' })}
      />
    );
  if (isEmpty && isFiltered)
    return (
      <EmptyState
        art="ticket"
        title={say('Home.Nothing was found')}
        text={say('Wallet.No movement passes these filters.')}
        action={
          <Button
            kind="primary"
            onClick={() => actor.send({ type: 'transactions.filter', filter: everything })}
          >
            {say('Wallet.Show everything')}
          </Button>
        }
      />
    );
  if (isEmpty)
    return (
      <EmptyState
        art="ticket"
        title={say('Wallet.Nothing has moved yet')}
        text={say('Wallet.Bets, wins and gifts will be listed here.')}
        action={
          <ButtonLink href="/" kind="primary">
            {say('Common.To the games')}
          </ButtonLink>
        }
      />
    );
  return hasItems ? <Shown /> : <Loading />;
};

/** Balances, and every movement behind them, newest first. */
export const WalletPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Wallet')} width="text">
      <div className={styles.wallet}>
        <h1>{say('Nav.Wallet')}</h1>
        <Balances />
        <Levels />
        <Deposit />
        <Card as="section" title={say('Wallet.Movements')}>
          <div className={styles.movements}>
            <Late fallback={<Loading />}>
              <MovementFilters />
              <Movements />
            </Late>
          </div>
        </Card>
      </div>
    </Page>
  );
};
