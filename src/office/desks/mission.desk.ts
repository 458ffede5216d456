import * as contract from '../../../contract/mission.desk';
import { choice, type DeskLook, deed, line, paged, saidAnew, why } from '../look';
import { MissionSample, taskSaid } from '../MissionSample';
import { termsOf, typedOf } from '../missionDraft';
import { say, sayCoins } from '../say';

/** In a few words: drawn or not, so often for so much. */
const short = ({ isOffered, goal, prize }: contract.MissionTerms): string =>
  isOffered ? `${goal} · ${sayCoins(prize)}` : say('not drawn');

export const missions: DeskLook<contract.MissionKept> = {
  title: 'Missions of the day',
  list: { call: contract.listMissionsKept, body: paged },
  name: ({ _id, goal }) => taskSaid(_id, goal),
  columns: [
    { title: 'Today', cell: short },
    { title: 'Otherwise from', cell: ({ next }) => next && `${next.from}: ${short(next.terms)}` },
  ],
  deeds: [
    deed(contract.changeMission, saidAnew(termsOf), {
      label: 'Change it',
      right: 'write',
      fields: [
        choice('isOffered', 'Among those that are drawn', ['yes', 'no']),
        line('goal', 'How often'),
        line('prize', 'Pays, in coins'),
        why,
      ],
      values: ({ next, ...terms }) => typedOf(next?.terms ?? terms),
      sample: MissionSample,
      counts: {
        call: contract.countMission,
        body: (_id, values) => ({ _id, terms: termsOf(values) }),
      },
    }),
  ],
  empty: 'No mission is called so.',
};
