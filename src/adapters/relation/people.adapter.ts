import { findPlayers, listRelated } from '../../../contract/relation';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { PeopleList, peoplePorts } from '../../../machines/relation/people.words';
import type { Asks } from '../api';

interface Asked {
  list: PeopleList;
  search: string;
  pageIndex: number;
  pageSize: number;
}

export const peopleAdapters = (asks: Asks): AdaptersOf<typeof peoplePorts> => {
  const find = asks('people.list', findPlayers, {
    given: ({ search, pageIndex, pageSize }: Asked) => ({
      body: { name: search, pageIndex, pageSize },
    }),
    answered: ({ items, total }) => ({ type: 'people.listed' as const, items, total }),
  });
  const list = asks('people.list', listRelated, {
    given: ({ list: which, search, pageIndex, pageSize }: Asked) => ({
      body: { which: which === 'find' ? 'friends' : which, search, pageIndex, pageSize },
    }),
    answered: ({ items, total, counts }) => ({
      type: 'people.listed' as const,
      items,
      total,
      counts,
    }),
  });
  return {
    'people.list': (input, answer, hear) =>
      (input.list === 'find' ? find : list)(input, answer, hear),
  };
};
