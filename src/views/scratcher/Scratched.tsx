import type { ScratchCard, ScratchedSet } from '../../../contract/scratcher';
import { skinOf } from '../../../games/scratcher/scratcher.rules';
import { useAmounts } from '../../app/amount';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { Card } from '../../ui/Card';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { CardProof } from './CardProof';
import styles from './Scratched.module.css';

const SKELETONS = 3;

/** What a card paid. */
const Prize = ({ card: { prize } }: { card: ScratchCard }) => {
  const say = useSay();
  const amountOf = useAmounts();
  if (prize === 0) return <p className={styles.muted}>{say('Scratcher.No three alike')}</p>;
  return (
    <p className={styles.prize}>
      <CoinGlyph />
      <bdi>{amountOf('COINS', prize)}</bdi>
    </p>
  );
};

const ScratchedItem = ({
  scratched: { typeId, table, amount, createdAt, cards },
}: {
  scratched: ScratchedSet;
}) => (
  <li className={styles.set}>
    <p className={styles.head}>
      <strong>{skinOf(typeId).name}</strong>
      <Moment className={styles.muted} at={createdAt} />
    </p>
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card._id} className={styles.card}>
          <CardProof
            card={card}
            typeId={typeId}
            table={table}
            place={{ number: card.fairness.nonce + 1, all: amount }}
          />
          <Prize card={card} />
        </li>
      ))}
    </ul>
  </li>
);

/** The player's cards that are done with: what each paid, and that it was fixed before [decision 25]. */
export const Scratched = () => {
  const say = useSay();
  return (
    <Card as="section" title={say('Scratcher.Scratched before')}>
      <PagedList
        of="scratched"
        words={{
          count: 'Scratcher.{count} sets of cards',
          failed: 'Scratcher.The scratched cards did not load',
          cutShort: 'Scratcher.The older ones did not load.',
        }}
        className={styles.sets}
        item={(scratched) => <ScratchedItem key={scratched._id} scratched={scratched} />}
        loading={<ListLoading rows={SKELETONS} />}
        empty={<p className={styles.muted}>{say('Scratcher.None of this kind yet')}</p>}
      />
    </Card>
  );
};
