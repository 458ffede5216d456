import { queryOf } from '../../../machines/kit/list.select';
import { everything, isSameMovements } from '../../../machines/wallet/transactions.rules';
import { wallets } from '../../../machines/wallet/wallet.select';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { AmountPill } from '../../ui/AmountPill';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { Levels } from '../player/Levels';
import { Deposit } from './Deposit';
import { MovementFilters } from './MovementFilters';
import { PurseClose } from './PurseClose';
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

const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  const actor = useResident('transactions');
  const isFiltered = !isSameMovements(useView('transactions', queryOf), everything);
  return isFiltered ? (
    <EmptyState
      art="ticket"
      title={say('Home.Nothing was found')}
      text={say('Wallet.No movement passes these filters.')}
      action={
        <Button
          kind="primary"
          onClick={() => actor.send({ type: 'list.filter', query: everything })}
        >
          {say('Wallet.Show everything')}
        </Button>
      }
    />
  ) : (
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
};

const Movements = () => (
  <PagedList
    of="transactions"
    words={{
      failed: 'Wallet.The movements did not load',
    }}
    className={styles.list}
    item={(transaction) => <TransactionRow key={transaction.id} transaction={transaction} />}
    loading={<Loading />}
    empty={<Empty />}
  />
);

/** Balances, and every movement behind them, newest first. */
export const WalletPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Wallet')} width="text">
      <div className={styles.wallet}>
        <h1>{say('Nav.Wallet')}</h1>
        <Balances />
        <PurseClose />
        <Levels />
        <Deposit />
        <div className={styles.actions}>
          <ButtonLink href="/wallet/shop">{say('Shop.Shop')}</ButtonLink>
          <ButtonLink href="/wallet/subscription">{say('Subscription.Subscription')}</ButtonLink>
        </div>
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
