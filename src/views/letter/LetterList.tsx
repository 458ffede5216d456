import { queryOf } from '../../../machines/kit/list.select';
import { waitingLetters } from '../../../machines/outbox/outbox.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { WaitingLetters } from '../outbox/WaitingLetters';
import { LetterRow } from './LetterRow';
import styles from './Letters.module.css';
import { boxWords } from './words';

const SKELETONS = 5;

/** The place of a list that is still on its way. */
export const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  const { box, search } = useView('letters', queryOf);
  const isSearched = search !== '';
  return (
    <EmptyState
      art="ticket"
      title={say(isSearched ? 'Letters.Nothing was found' : boxWords[box].empty)}
      {...(!isSearched && { text: say('Letters.A friend is glad of a few lines.') })}
      action={
        !isSearched && (
          <ButtonLink href="/letters/write" kind="primary">
            {say('Letters.Write a letter')}
          </ButtonLink>
        )
      }
    />
  );
};

/** The letters of the chosen box, or what stands in their place. */
export const LetterList = () => {
  const { box } = useView('letters', queryOf);
  const isSent = box === 'sent';
  const hasWaiting = useView('outbox', (all) => isSent && waitingLetters(all).length > 0);
  return (
    <>
      {isSent && <WaitingLetters />}
      <PagedList
        of="letters"
        words={{
          label: boxWords[box].label,
          count: 'Letters.{count} letters',
          failed: 'Letters.The letters did not load',
          cutShort: 'Letters.The next letters did not load.',
        }}
        className={styles.list}
        item={(letter) => <LetterRow key={letter._id} letter={letter} />}
        loading={<Loading />}
        empty={!hasWaiting && <Empty />}
      />
    </>
  );
};
