import { queryOf } from '../../../machines/kit/list.select';
import { addressOfList } from '../../../machines/relation/people.rules';
import { counts } from '../../../machines/relation/relationCounter.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { Tabs } from '../../ui/Tabs';
import { ListSearch } from '../list/ListSearch';
import { listWords, tabOrder } from './lists';
import { Loading, PeopleList } from './PeopleList';
import styles from './PeopleList.module.css';

const Lists = () => {
  const say = useSay();
  const router = useResident('router');
  const { list: selected } = useView('people', queryOf);
  const held = useView('relationCounter', counts);
  return (
    <Tabs
      label={say('People.Lists of players')}
      selected={selected}
      tabs={tabOrder.map((list) => ({
        id: list,
        label: say(listWords[list].label),
        ...(list !== 'find' && held?.[list] && { count: String(held[list]) }),
      }))}
      onSelect={(list) => router.send({ type: 'router.replace', to: addressOfList(list) })}
    >
      <div className={styles.panel}>
        <div className={styles.search}>
          <ListSearch of="people" label="People.Search by name" />
        </div>
        <PeopleList />
      </div>
    </Tabs>
  );
};

/** Friends and everybody around them, and the search for more [§1 Friends]. */
export const FriendsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Friends')} width="text">
      <div className={styles.page}>
        <h1>{say('Nav.Friends')}</h1>
        <Card as="section">
          <Late fallback={<Loading />}>
            <Lists />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
