import { queryOf } from '../../../machines/kit/list.select';
import { purchaseGroups } from '../../../machines/purchase/purchases.rules';
import type { PurchaseGroup } from '../../../machines/purchase/purchases.words';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { RadioPills } from '../../ui/RadioPills';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { PurchaseRow } from './PurchaseRow';
import { Shop } from './Shop';
import styles from './Shop.module.css';

const SKELETONS = 4;

const groupNames: Readonly<Record<PurchaseGroup, string>> = {
  all: 'Shop.Everything',
  bought: 'Shop.Bought',
  paidIn: 'Shop.Paid in',
  paidOut: 'Shop.Paid out',
};

const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Shop.No purchases here')}
      text={say('Shop.What you buy, pay in and have paid out is listed here.')}
    />
  );
};

const Groups = () => {
  const say = useSay();
  const purchases = useResident('purchases');
  const { group } = useView('purchases', queryOf);
  return (
    <RadioPills
      legend={say('Shop.Which purchases')}
      options={purchaseGroups.map((value) => ({ value, label: say(groupNames[value]) }))}
      value={group}
      onChange={(value) => purchases.send({ type: 'list.filter', query: { group: value } })}
    />
  );
};

/** What money buys, and what was bought, paid in and paid out [§2 Wallet purchases]. */
export const ShopPage = () => {
  const say = useSay();
  return (
    <Page title={say('Shop.Shop')} width="text">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Shop.Shop')}</h1>
          <ButtonLink href="/wallet" kind="ghost">
            {say('Nav.Wallet')}
          </ButtonLink>
        </div>
        <Late fallback={<Loading />}>
          <Shop />
        </Late>
        <Card as="section" title={say('Shop.Purchases')}>
          <div className={styles.stack}>
            <Late fallback={<Loading />}>
              <Groups />
              <PagedList
                of="purchases"
                words={{
                  failed: 'Shop.The purchases did not load',
                  cutShort: 'Shop.The older purchases did not load.',
                }}
                className={styles.list}
                item={(purchase) => <PurchaseRow key={purchase.id} purchase={purchase} />}
                loading={<Loading />}
                empty={<Empty />}
              />
            </Late>
          </div>
        </Card>
      </div>
    </Page>
  );
};
