import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { ListMachine } from '../../../machines/kit/list';
import { searchOf } from '../../../machines/kit/list.select';
import type { ListWords } from '../../../machines/kit/list.words';
import { useResident } from '../../app/house';
import { useSay } from '../../app/say';
import { SearchBox } from '../../ui/SearchBox';

interface ListSearchProps {
  of: 'gifts' | 'letters' | 'people';
  /** What is searched for: a slug. */
  label: string;
}

/** The search of a resident's list. */
export const ListSearch = ({ of, label }: ListSearchProps) => {
  const say = useSay();
  const list = useResident(of) as unknown as ActorRefFrom<
    ListMachine<ListWords & { query: { search: string } }>
  >;
  const text = useSelector(list, searchOf);
  const isBusy = useSelector(list, (snapshot) => snapshot.matches({ open: 'typing' }));
  return (
    <SearchBox
      label={say(label)}
      placeholder={say(label)}
      clearLabel={say('Lobby.Clear the search')}
      value={text}
      busy={isBusy}
      onChange={(typed) => list.send({ type: 'list.search', text: typed })}
    />
  );
};
