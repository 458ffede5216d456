import type { Gift } from '../../../contract/gift';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import {
  giftActor,
  giftSearch,
  gifts,
  giftTotal,
  isMoreLeft,
  shownGifts,
} from '../../../machines/gift/gifts.select';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { LiveRegion } from '../../ui/LiveRegion';
import { Skeleton } from '../../ui/Skeleton';
import { ListFailed } from '../list/ListFailed';
import { ShowMore } from '../list/ShowMore';
import { GiftItem } from './GiftItem';
import styles from './Gifts.module.css';
import { listWords } from './words';

const SKELETONS = 4;

/** The place of a list that is still on its way. */
export const Loading = () => (
  <div className={styles.grid}>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <div key={index} className={styles.gift}>
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
);

const Empty = () => {
  const say = useSay();
  const list = useView('gifts', shownGifts);
  const isSearched = useView('gifts', giftSearch) !== '';
  const { empty, hint } = listWords[list];
  return (
    <EmptyState
      art={isSearched ? 'tent' : 'ticket'}
      title={say(isSearched ? 'People.Nobody was found' : empty)}
      text={say(isSearched ? 'People.Try another part of the name.' : hint)}
      action={
        !isSearched && (
          <ButtonLink href="/gifts/send" kind="primary">
            {say('Gifts.Send a gift')}
          </ButtonLink>
        )
      }
    />
  );
};

const Failed = () => {
  const say = useSay();
  const actor = useResident('gifts');
  return (
    <ListFailed
      title={say('Gifts.The gifts did not load')}
      onRetry={() => actor.send({ type: 'gifts.retry' })}
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('gifts', (snapshot) => !snapshot.can({ type: 'gifts.more' }));
  const shown = useView('gifts', gifts).length;
  const all = useView('gifts', giftTotal);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Item = ({ gift: { _id } }: { gift: Gift }) => {
  const actor = useView('gifts', (snapshot) => giftActor(snapshot, _id));
  return actor === undefined ? null : <GiftItem actor={actor} />;
};

const Shown = () => {
  const say = useSay();
  const items = useView('gifts', gifts);
  const hasMore = useView('gifts', isMoreLeft);
  const list = useView('gifts', shownGifts);
  const hasFailed = useView('gifts', (all) => all.matches({ page: { open: 'failed' } }));
  const isCutShort = useView('gifts', (snapshot) =>
    snapshot.matches({ page: { open: 'cutShort' } }),
  );
  return (
    <>
      <ul className={styles.grid} aria-label={say(listWords[list].label)}>
        {items.map((gift) => (
          <Item key={gift._id} gift={gift} />
        ))}
      </ul>
      {isCutShort && <p role="alert">{say('Gifts.The next gifts did not load.')}</p>}
      {/* Beside a list that did not load it would wait for nothing. */}
      {hasMore && !hasFailed && (
        <Mounted at="gifts more" control="loadMore" input={{ resident: 'gifts' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

/** The gifts of the chosen list, or what stands in their place. */
export const GiftGrid = () => {
  const say = useSay();
  const hasGifts = useView('gifts', gifts).length > 0;
  const count = useView('gifts', giftTotal);
  const isEmpty = useView('gifts', (all) => all.matches({ page: { open: 'empty' } }));
  const hasFailed = useView('gifts', (all) => all.matches({ page: { open: 'failed' } }));
  const isBusy = useView('gifts', (all) => all.matches({ page: { open: 'loading' } }));
  return (
    <div aria-busy={isBusy}>
      <LiveRegion>
        {isBusy ? say('People.Loading the list') : say('Gifts.{count} gifts', { count })}
      </LiveRegion>
      {isEmpty && <Empty />}
      {!isEmpty && hasGifts && <Shown />}
      {!isEmpty && hasFailed && <Failed />}
      {!isEmpty && !hasGifts && !hasFailed && <Loading />}
    </div>
  );
};
