import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SelectorActor } from '../../../machines/control/selector.machine';
import { search, shownItems } from '../../../machines/control/selector.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { FailedState } from '../../ui/FailedState';
import { Selector, type SelectorItem } from '../../ui/Selector';
import { Skeleton } from '../../ui/Skeleton';

export interface TableItem extends SelectorItem {
  /** What the search looks through: the name in the player's language, in English, and its own. */
  text: string;
}

interface TableChoiceProps {
  /** The key that its selector is mounted under. */
  at: string;
  current: string;
  label: string;
  hint: string;
  /** Said where the table did not load. */
  failed: string;
  /** One for each entry of the table. */
  useItems: () => TableItem[];
  onChoose: (value: string) => void;
}

const TableSelector = (props: TableChoiceProps & { actor: SelectorActor }) => {
  const { actor, current, label, hint, useItems, onChoose } = props;
  const say = useSay();
  const isLoading = useView('countries', (snapshot) => snapshot.hasTag('busy'));
  const items = useItems();
  const snapshot = useSelector(actor, (selector) => selector);
  const shown = useMemo(() => shownItems(snapshot, items), [snapshot, items]);
  const selected = items.find(({ value }) => value === current);
  return (
    <Selector
      label={label}
      hint={hint}
      open={snapshot.matches('opened')}
      items={shown}
      query={search(snapshot)}
      maxLength={snapshot.context.maxLength}
      pending={isLoading || snapshot.matches({ opened: 'first' })}
      searchText={say('Home.Search')}
      notSelectedText={say('Home.Not selected')}
      nothingFoundText={say('Home.Nothing was found')}
      onOpen={() => actor.send({ type: 'selector.open' })}
      onClose={() => actor.send({ type: 'selector.close' })}
      onSearch={(text) => actor.send({ type: 'selector.search', text })}
      onChoose={(value) => {
        actor.send({ type: 'selector.choose', value });
        onChoose(value);
      }}
      {...(selected !== undefined && { selected })}
    />
  );
};

/** One of the table of countries and languages, which is asked for when it is first shown [§4]. */
export const TableChoice = (props: TableChoiceProps) => {
  const say = useSay();
  const table = useResident('countries');
  const hasFailed = useView('countries', (snapshot) => snapshot.matches('failed'));
  useEffect(() => table.send({ type: 'countries.load' }), [table]);
  return hasFailed ? (
    <FailedState
      title={props.failed}
      retryLabel={say('Common.Try again')}
      onRetry={() => table.send({ type: 'countries.load' })}
    />
  ) : (
    <Late fallback={<Skeleton shape="row" />}>
      <Mounted at={props.at} control="selector" input={{ value: props.current }}>
        {(actor) => <TableSelector {...props} actor={actor} />}
      </Mounted>
    </Late>
  );
};
