import type { Scratcher } from '../../../contract/scratcher';
import { scratcherFamilies } from '../../../contract/scratcher.rules';
import { soldOf } from '../../../games/scratcher/scratcher.rules';
import { queryOf } from '../../../machines/kit/list.select';
import { addressOfScratchers } from '../../../machines/scratcher/scratchers.rules';
import { scratcherActor } from '../../../machines/scratcher/scratchers.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import { PagedList } from '../list/PagedList';
import { PrizeTable } from './PrizeTable';
import { Scratched } from './Scratched';
import { ScratcherItem } from './ScratcherItem';
import { ScratcherShop } from './ScratcherShop';
import styles from './Scratchers.module.css';

const Loading = () => (
  <div className={styles.sets}>
    <div className={styles.set}>
      <Skeleton shape="block" />
    </div>
  </div>
);

const Item = ({ scratcher: { _id } }: { scratcher: Scratcher }) => {
  const actor = useView('scratchers', (snapshot) => scratcherActor(snapshot, _id));
  return actor === undefined ? null : <ScratcherItem actor={actor} />;
};

const Sets = () => {
  const say = useSay();
  return (
    <PagedList
      of="scratchers"
      words={{
        label: 'Scratcher.Your cards',
        count: 'Scratcher.{count} sets of cards',
        failed: 'Scratcher.The cards did not load',
        cutShort: 'Scratcher.The next cards did not load.',
      }}
      className={styles.sets}
      item={(scratcher) => <Item key={scratcher._id} scratcher={scratcher} />}
      loading={<Loading />}
      empty={
        <EmptyState
          art="ticket"
          title={say('Scratcher.You have no cards of this kind')}
          text={say('Scratcher.Buy some here, or win a level: that brings one too.')}
        />
      }
    />
  );
};

const Families = () => {
  const say = useSay();
  const router = useResident('router');
  const { family: selected } = useView('scratchers', queryOf);
  const counts = useView('scratcherCounter', ({ context }) => context.count);
  return (
    <Tabs
      label={say('Scratcher.Kinds of scratch cards')}
      selected={selected}
      tabs={scratcherFamilies.map((family) => ({
        id: family,
        label: soldOf[family].name,
        ...((counts?.[family] ?? 0) > 0 && { count: String(counts?.[family]) }),
      }))}
      onSelect={(family) =>
        router.send({ type: 'router.replace', to: addressOfScratchers(family) })
      }
    >
      <div className={styles.panel}>
        <div className={styles.own}>
          <Sets />
        </div>
        <aside className={styles.side}>
          <ScratcherShop family={selected} />
          <PrizeTable />
        </aside>
        <div className={styles.past}>
          <Scratched />
        </div>
      </div>
    </Tabs>
  );
};

/** Scratch cards of three families: those at hand, what they cost, and what they pay [§1, §2]. */
export const ScratchersPage = () => {
  const say = useSay();
  return (
    <Page title={say('Scratcher.Scratch cards')} width="wide">
      <div className={styles.page}>
        <h1>{say('Scratcher.Scratch cards')}</h1>
        <Late fallback={<Loading />}>
          <Families />
        </Late>
      </div>
    </Page>
  );
};
