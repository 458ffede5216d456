import Gift from 'lucide-react/icons/gift';
import PackageOpen from 'lucide-react/icons/package-open';
import { giftLists } from '../../../contract/gift';
import { unseenGifts } from '../../../machines/gift/giftCounter.select';
import { addressOfGifts } from '../../../machines/gift/gifts.rules';
import { itemsOf, queryOf } from '../../../machines/kit/list.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Tabs } from '../../ui/Tabs';
import { ListSearch } from '../list/ListSearch';
import { GiftGrid, Loading } from './GiftGrid';
import styles from './Gifts.module.css';
import { listWords } from './words';

const MANY = 2;

const Bar = () => {
  const say = useSay();
  const actor = useResident('gifts');
  const { list } = useView('gifts', queryOf);
  const closed = useView(
    'gifts',
    (all) => itemsOf(all).filter(({ state }) => state === 'pending').length,
  );
  const isIncoming = list !== 'sent';
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <ListSearch of="gifts" label="People.Search by name" />
      </div>
      {isIncoming && closed >= MANY && (
        <Button
          icon={<PackageOpen aria-hidden="true" />}
          onClick={() => actor.send({ type: 'gifts.openAll' })}
        >
          {say('Gifts.Open all')}
        </Button>
      )}
    </div>
  );
};

const Lists = () => {
  const say = useSay();
  const router = useResident('router');
  const { list: selected } = useView('gifts', queryOf);
  const unseen = useView('giftCounter', unseenGifts);
  return (
    <Tabs
      label={say('Gifts.Lists of gifts')}
      selected={selected}
      tabs={giftLists.map((list) => ({
        id: list,
        label: say(listWords[list].label),
        ...(list === 'pending' && unseen > 0 && { count: String(unseen) }),
      }))}
      onSelect={(list) => router.send({ type: 'router.replace', to: addressOfGifts(list) })}
    >
      <div className={styles.panel}>
        <Bar />
        <GiftGrid />
      </div>
    </Tabs>
  );
};

/** Boxes of coins from friends and for friends [§1 Gifts]. */
export const GiftsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Gifts')} width="wide">
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{say('Nav.Gifts')}</h1>
          <ButtonLink href="/gifts/send" kind="primary" icon={<Gift aria-hidden="true" />}>
            {say('Gifts.Send a gift')}
          </ButtonLink>
        </div>
        <Card as="section">
          <Late fallback={<Loading />}>
            <Lists />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
