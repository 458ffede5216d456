import { myActivities, playerActivities } from '../../../contract/activity';
import type { ActivitiesWords, activitiesPorts } from '../../../machines/activity/activities.words';
import type { ListQuestion } from '../../../machines/kit/list.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';
import { isMissing } from '../missing';

type Asked = ListQuestion<ActivitiesWords['query']>;

const offsetOf = ({ pageIndex, pageSize }: Asked): number => pageIndex * pageSize;

export const activitiesAdapters = (asks: Asks): AdaptersOf<typeof activitiesPorts> => {
  const mine = asks('activities.list', myActivities, {
    given: (asked: Asked) => ({ params: { offset: offsetOf(asked) } }),
    answered: ({ items, total }) => ({ type: 'list.listed' as const, items, total }),
  });
  const theirs = asks('activities.list', playerActivities, {
    given: (asked: Asked) => ({ params: { id: asked.query.of, offset: offsetOf(asked) } }),
    answered: ({ items, total }) => ({ type: 'list.listed' as const, items, total }),
    refused: (problem) => (isMissing(problem) ? { type: 'list.missing' as const } : undefined),
  });
  return {
    'activities.list': (input, answer, hear) =>
      (input.query.of === 'me' ? mine : theirs)(input, answer, hear),
  };
};
