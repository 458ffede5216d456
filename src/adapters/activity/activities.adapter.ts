import { myActivities, playerActivities } from '../../../contract/activity';
import type { activitiesPorts } from '../../../machines/activity/activities.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const activitiesAdapters = (asks: Asks): AdaptersOf<typeof activitiesPorts> => {
  const mine = asks('activities.load', myActivities, {
    given: ({ offset }: { of: string; offset: number }) => ({ params: { offset } }),
    answered: ({ items, total }) => ({ type: 'activities.loaded' as const, items, total }),
  });
  const theirs = asks('activities.load', playerActivities, {
    given: ({ of, offset }: { of: string; offset: number }) => ({ params: { id: of, offset } }),
    answered: ({ items, total }) => ({ type: 'activities.loaded' as const, items, total }),
    refused: ({ code }) =>
      code === 'not-found' || code === 'body-invalid'
        ? { type: 'activities.missing' as const }
        : undefined,
  });
  return {
    'activities.load': (input, answer, hear) =>
      (input.of === 'me' ? mine : theirs)(input, answer, hear),
  };
};
