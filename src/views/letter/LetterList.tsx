import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import {
  isMoreLeft,
  letterSearch,
  letters,
  letterTotal,
  shownBox,
} from '../../../machines/letter/letters.select';
import { waitingLetters } from '../../../machines/outbox/outbox.select';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LiveRegion } from '../../ui/LiveRegion';
import { ListFailed } from '../list/ListFailed';
import { ListLoading } from '../list/ListLoading';
import { ShowMore } from '../list/ShowMore';
import { WaitingLetters } from '../outbox/WaitingLetters';
import { LetterRow } from './LetterRow';
import styles from './Letters.module.css';
import { boxWords } from './words';

const SKELETONS = 5;

/** The place of a list that is still on its way. */
export const Loading = () => <ListLoading rows={SKELETONS} />;

const Empty = () => {
  const say = useSay();
  const box = useView('letters', shownBox);
  const isSearched = useView('letters', letterSearch) !== '';
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

const Failed = () => {
  const say = useSay();
  const actor = useResident('letters');
  return (
    <ListFailed
      title={say('Letters.The letters did not load')}
      onRetry={() => actor.send({ type: 'letters.retry' })}
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('letters', (all) => !all.can({ type: 'letters.more' }));
  const shown = useView('letters', letters).length;
  const all = useView('letters', letterTotal);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const say = useSay();
  const items = useView('letters', letters);
  const box = useView('letters', shownBox);
  const hasMore = useView('letters', isMoreLeft);
  const hasFailed = useView('letters', (all) => all.matches({ page: { open: 'failed' } }));
  const isCutShort = useView('letters', (all) => all.matches({ page: { open: 'cutShort' } }));
  return (
    <>
      <ul className={styles.list} aria-label={say(boxWords[box].label)}>
        {items.map((letter) => (
          <LetterRow key={letter._id} letter={letter} />
        ))}
      </ul>
      {isCutShort && <p role="alert">{say('Letters.The next letters did not load.')}</p>}
      {/* Beside a list that did not load it would wait for nothing. */}
      {hasMore && !hasFailed && (
        <Mounted at="letters more" control="loadMore" input={{ resident: 'letters' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

/** The letters of the chosen box, or what stands in their place. */
export const LetterList = () => {
  const say = useSay();
  const hasItems = useView('letters', letters).length > 0;
  const count = useView('letters', letterTotal);
  const hasNone = useView('letters', (all) => all.matches({ page: { open: 'empty' } }));
  const isRest = useView('letters', (all) => all.matches({ page: { open: 'shown' } }));
  const hasFailed = useView('letters', (all) => all.matches({ page: { open: 'failed' } }));
  const isBusy = useView('letters', (all) => all.matches({ page: { open: 'loading' } }));
  const isSent = useView('letters', shownBox) === 'sent';
  const hasWaiting = useView('outbox', (all) => isSent && waitingLetters(all).length > 0);
  // The last one of a list may have just been thrown away.
  const isEmpty = hasNone || (isRest && !hasItems);
  return (
    <div className={styles.letters} aria-busy={isBusy}>
      <LiveRegion>
        {isBusy ? say('People.Loading the list') : say('Letters.{count} letters', { count })}
      </LiveRegion>
      {isSent && <WaitingLetters />}
      {isEmpty && !hasWaiting && <Empty />}
      {!isEmpty && hasItems && <Shown />}
      {!isEmpty && hasFailed && <Failed />}
      {!isEmpty && !hasItems && !hasFailed && <Loading />}
    </div>
  );
};
