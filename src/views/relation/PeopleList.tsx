import { PEOPLE_PAGE } from '../../../contract/limits';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import {
  isMoreLeft,
  people,
  search,
  shownList,
  total,
} from '../../../machines/relation/people.select';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LiveRegion } from '../../ui/LiveRegion';
import { ListFailed } from '../list/ListFailed';
import { ListLoading } from '../list/ListLoading';
import { ShowMore } from '../list/ShowMore';
import { listWords } from './lists';
import styles from './PeopleList.module.css';
import { PersonRow } from './PersonRow';

const SKELETONS = PEOPLE_PAGE / 4;

/** The place of a list that is still on its way. */
export const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  const list = useView('people', shownList);
  const isSearched = useView('people', search) !== '';
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

const Failed = () => {
  const say = useSay();
  const actor = useResident('people');
  return (
    <ListFailed
      title={say('People.The list did not load')}
      onRetry={() => actor.send({ type: 'people.retry' })}
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('people', (snapshot) => !snapshot.can({ type: 'people.more' }));
  const shown = useView('people', people).length;
  const all = useView('people', total);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const say = useSay();
  const items = useView('people', people);
  const hasMore = useView('people', isMoreLeft);
  const list = useView('people', shownList);
  const isCutShort = useView('people', (snapshot) => snapshot.matches({ open: 'cutShort' }));
  return (
    <>
      <ul className={styles.list} tabIndex={-1} aria-label={say(listWords[list].label)}>
        {items.map((person) => (
          <PersonRow key={person._id} person={person} />
        ))}
      </ul>
      {isCutShort && <p role="alert">{say('People.The next players did not load.')}</p>}
      {hasMore && (
        <Mounted at="people more" control="loadMore" input={{ resident: 'people' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

/** The players of the chosen list, or what stands in their place. */
export const PeopleList = () => {
  const say = useSay();
  const hasPeople = useView('people', people).length > 0;
  const count = useView('people', total);
  const isEmpty = useView('people', (snapshot) => snapshot.matches({ open: 'empty' }));
  const hasFailed = useView('people', (snapshot) => snapshot.matches({ open: 'failed' }));
  const isBusy = useView('people', (snapshot) => snapshot.hasTag('busy'));
  return (
    <div aria-busy={isBusy}>
      <LiveRegion>
        {isBusy ? say('People.Loading the list') : say('People.{count} players', { count })}
      </LiveRegion>
      {isEmpty && <Empty />}
      {!isEmpty && hasPeople && <Shown />}
      {!isEmpty && hasFailed && <Failed />}
      {!isEmpty && !hasPeople && !hasFailed && <Loading />}
    </div>
  );
};
