import { findPlayers, listRelated } from '../../../contract/relation';
import type { ListQuestion } from '../../../machines/kit/list.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { PeopleWords, peoplePorts } from '../../../machines/relation/people.words';
import type { Asks } from '../api';

type Asked = ListQuestion<PeopleWords['query']>;

export const peopleAdapters = (asks: Asks): AdaptersOf<typeof peoplePorts> => {
  const find = asks('people.list', findPlayers, {
    given: ({ query: { search }, pageIndex, pageSize }: Asked) => ({
      body: { name: search, pageIndex, pageSize },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed' as const, items, total }),
  });
  const list = asks('people.list', listRelated, {
    given: ({ query: { list: which, search }, pageIndex, pageSize }: Asked) => ({
      body: { which: which === 'find' ? 'friends' : which, search, pageIndex, pageSize },
    }),
    answered: ({ items, total, counts }) => ({
      type: 'list.listed' as const,
      items,
      total,
      counts,
    }),
  });
  return {
    'people.list': (input, answer, hear) =>
      (input.query.list === 'find' ? find : list)(input, answer, hear),
  };
};
