import * as contract from '../../../contract/achievement.desk';
import { achievementMotifs } from '../../../contract/asset.rules';
import { deeds } from '../../../contract/deed.rules';
import { AchievementSample } from '../AchievementSample';
import { blank, isTimed, termsOf, typedOf } from '../achievementDraft';
import { choice, type DeedField, type DeskLook, line, paged, shelfDeeds } from '../look';
import { say, sayCoins, sayCount } from '../say';

const TIME = 'Within hours of its own';

const fields: readonly DeedField[] = [
  line('name', 'Name'),
  {
    name: 'description',
    label: 'Description ({goal} and {game}: those of the first line below)',
    kind: 'text',
  },
  choice('motif', 'Picture', achievementMotifs),
  {
    name: 'steps',
    label: 'What is to be done, all of it (100 round lantern-run; 3 different friend; 7 day)',
    kind: 'text',
    hint: deeds.join(', '),
  },
  line('prize', 'Pays, in coins'),
  line('typeId', 'Scratch card besides (neon-nights; empty: none)'),
  choice('hidden', 'Told only to whoever has reached it', ['no', 'yes']),
  { ...line('hours', 'Hours (empty: time does not matter)'), group: TIME },
  { ...line('cost', 'Costs to begin, in coins'), group: TIME, when: isTimed },
  { ...line('rebuyCost', 'Costs to go on once it was lost, in coins'), group: TIME, when: isTimed },
];

export const achievements: DeskLook<contract.AchievementKept> = {
  title: 'Achievements',
  list: { call: contract.listAchievementsKept, body: paged },
  name: ({ name }) => name,
  columns: [
    {
      title: 'What is to be done',
      cell: (kept) => typedOf(kept)['steps']?.replaceAll('\n', ' · '),
    },
    {
      title: 'Hours',
      cell: ({ limited }) => (limited === undefined ? '' : sayCount(limited.hours)),
      end: true,
    },
    { title: 'Pays', cell: ({ prize }) => sayCoins(prize), end: true },
    { title: 'Scratch card', cell: ({ typeId = '' }) => typeId },
    { title: 'State', cell: ({ hidden }) => (hidden === true ? say('hidden') : '') },
    { title: 'Reached by', cell: ({ reached }) => sayCount(reached), end: true },
  ],
  ...shelfDeeds({
    calls: {
      make: contract.makeAchievement,
      change: contract.changeAchievement,
      end: contract.endAchievement,
    },
    fields,
    terms: termsOf,
    typed: typedOf,
    blank,
    says: { make: 'Add an achievement', end: 'Offer it no more' },
    more: {
      sample: AchievementSample,
      counts: {
        call: contract.countAchievement,
        body: (id, values) => ({ ...(id !== '' && { _id: id }), terms: termsOf(values) }),
      },
    },
  }),
  empty: 'No achievement is called so.',
};
