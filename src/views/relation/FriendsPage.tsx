import { queryOf, searchOf } from '../../../machines/kit/list.select';
import { addressOfList } from '../../../machines/relation/people.rules';
import { counts } from '../../../machines/relation/relationCounter.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { SearchBox } from '../../ui/SearchBox';
import { Tabs } from '../../ui/Tabs';
import { listWords, tabOrder } from './lists';
import { Loading, PeopleList } from './PeopleList';
import styles from './PeopleList.module.css';

const Search = () => {
  const say = useSay();
  const actor = useResident('people');
  const text = useView('people', searchOf);
  const isBusy = useView('people', (people) => people.matches({ open: 'typing' }));
  return (
    <div className={styles.search}>
      <SearchBox
        label={say('People.Search by name')}
        placeholder={say('People.Search by name')}
        clearLabel={say('Lobby.Clear the search')}
        value={text}
        busy={isBusy}
        onChange={(typed) => actor.send({ type: 'list.search', text: typed })}
      />
    </div>
  );
};

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
        <Search />
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
