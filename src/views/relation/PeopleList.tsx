import { PEOPLE_PAGE } from '../../../contract/limits';
import { queryOf } from '../../../machines/kit/list.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { listWords } from './lists';
import styles from './PeopleList.module.css';
import { PersonRow } from './PersonRow';

const SKELETONS = PEOPLE_PAGE / 4;

/** The place of a list that is still on its way. */
export const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  const { list, search } = useView('people', queryOf);
  const isSearched = search !== '';
  const { empty, hint } = listWords[list];
  return (
    <EmptyState
      art={list === 'find' || isSearched ? 'tent' : 'ticket'}
      title={say(isSearched ? 'People.Nobody was found' : empty)}
      text={say(isSearched ? 'People.Try another part of the name.' : hint)}
      action={
        list === 'friends' &&
        !isSearched && (
          <ButtonLink href="/friends/find" kind="primary">
            {say('People.Find players')}
          </ButtonLink>
        )
      }
    />
  );
};

/** The players of the chosen list, or what stands in their place. */
export const PeopleList = () => {
  const { list } = useView('people', queryOf);
  return (
    <PagedList
      of="people"
      words={{
        label: listWords[list].label,
        count: 'People.{count} players',
        failed: 'People.The list did not load',
        cutShort: 'People.The next players did not load.',
      }}
      className={styles.list}
      item={(person) => <PersonRow key={person._id} person={person} />}
      loading={<Loading />}
      empty={<Empty />}
    />
  );
};
