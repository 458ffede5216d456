import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SelectorActor } from '../../../machines/control/selector.machine';
import { search, shownItems } from '../../../machines/control/selector.select';
import { useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Selector, type SelectorItem } from '../../ui/Selector';

export interface PickerItem extends SelectorItem {
  /** What the search looks through. */
  text: string;
}

interface PickerProps {
  /** The field that it is, and the key of its seat. */
  name: string;
  label: string;
  hint?: string;
  value: string;
  items: readonly PickerItem[];
  error?: string;
  onChange: (value: string) => void;
}

const Open = ({ actor, ...props }: PickerProps & { actor: SelectorActor }) => {
  const { label, hint, value, items, error, onChange } = props;
  const say = useSay();
  const isLoading = useView('countries', (snapshot) => snapshot.hasTag('busy'));
  const snapshot = useSelector(actor, (selector) => selector);
  const none = say('Home.Not selected');
  const all = useMemo(
    () => (value === '' ? items : [{ value: '', label: none, text: none }, ...items]),
    [items, value, none],
  );
  const shown = useMemo(() => shownItems(snapshot, all), [snapshot, all]);
  const selected = items.find((item) => item.value === value);
  return (
    <Selector
      label={label}
      open={snapshot.matches('opened')}
      items={shown}
      query={search(snapshot)}
      maxLength={snapshot.context.maxLength}
      pending={isLoading || snapshot.matches({ opened: 'first' })}
      searchText={say('Home.Search')}
      notSelectedText={none}
      nothingFoundText={say('Home.Nothing was found')}
      onOpen={() => actor.send({ type: 'selector.open' })}
      onClose={() => actor.send({ type: 'selector.close' })}
      onSearch={(text) => actor.send({ type: 'selector.search', text })}
      onChoose={(chosen) => {
        actor.send({ type: 'selector.choose', value: chosen });
        onChange(chosen);
      }}
      {...(hint !== undefined && { hint })}
      {...(error !== undefined && { error })}
      {...(selected !== undefined && { selected })}
    />
  );
};

/** One of many, by search [§4 Selector dropdown]; what was chosen may be taken back. */
export const Picker = (props: PickerProps) => (
  <Mounted at={`pick ${props.name}`} control="selector" input={{ value: props.value }}>
    {(actor) => <Open actor={actor} {...props} />}
  </Mounted>
);
