import type { Gift } from '../../../contract/gift';
import { giftActor } from '../../../machines/gift/gifts.select';
import { queryOf } from '../../../machines/kit/list.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { PagedList } from '../list/PagedList';
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
  const { list, search } = useView('gifts', queryOf);
  const isSearched = search !== '';
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

const Item = ({ gift: { _id } }: { gift: Gift }) => {
  const actor = useView('gifts', (snapshot) => giftActor(snapshot, _id));
  return actor === undefined ? null : <GiftItem actor={actor} />;
};

/** The gifts of the chosen list, or what stands in their place. */
export const GiftGrid = () => {
  const { list } = useView('gifts', queryOf);
  return (
    <PagedList
      of="gifts"
      words={{
        label: listWords[list].label,
        count: 'Gifts.{count} gifts',
        failed: 'Gifts.The gifts did not load',
        cutShort: 'Gifts.The next gifts did not load.',
      }}
      className={styles.grid}
      item={(gift) => <Item key={gift._id} gift={gift} />}
      loading={<Loading />}
      empty={<Empty />}
    />
  );
};
