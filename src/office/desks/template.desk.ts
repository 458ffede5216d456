import { tournamentMotifs } from '../../../contract/asset.rules';
import { COINS } from '../../../contract/limits';
import * as contract from '../../../contract/template.desk';
import { monthsMost, rhythmNames } from '../../../contract/template.rules';
import { scoringKinds } from '../../../contract/tournament.rules';
import { because, choice, type DeedField, type DeskLook, deed, line, paged, why } from '../look';
import { say, sayAmount, sayWhen } from '../say';
import { blank, clockOf, rhythmWords, termsOf, typedOf, weekdays } from '../templateDraft';

const PLAYED = 'What it is played for';
const WHOM = 'Whom it takes';

const fields: readonly DeedField[] = [
  line('name', 'Name'),
  { name: 'description', label: 'Description', kind: 'text' },
  choice('motif', 'Picture', tournamentMotifs),
  choice(
    'every',
    'How often',
    rhythmNames.map((name) => rhythmWords[name]),
  ),
  {
    ...choice('weekday', 'Day', weekdays),
    when: ({ every }) => every === rhythmWords.week,
  },
  line('at', 'Starts at, in UTC (18:00; within each hour: 0:30)'),
  line('lasts', 'Lasts (hours and minutes, 2:00)'),
  line('ahead', 'Shown so long before (26:00)'),
  line('games', 'Games (lantern-run, neon-orchard)'),
  choice('scoring', 'Points', scoringKinds),
  line('leastStake', 'Least stake, in coins'),
  { ...choice('mode', 'Played for', ['coins', 'points']), group: PLAYED },
  { ...line('buyIn', 'Buy-in, in coins'), group: PLAYED },
  { ...line('guaranteed', 'Guaranteed, in coins'), group: PLAYED },
  { ...line('winners', 'How many win (empty: three)'), group: PLAYED },
  { ...line('card', 'Scratch card besides (neon-nights; empty: none)'), group: PLAYED },
  {
    ...line('places', 'Places that bring a card'),
    group: PLAYED,
    when: ({ card = '' }) => card.trim() !== '',
  },
  { ...line('countries', 'Countries (DE, FR; empty: all)'), group: WHOM },
  { ...line('minAge', 'Least age (empty: whoever may play)'), group: WHOM },
  { ...line('minLevel', 'Least level (empty: any)'), group: WHOM },
  { ...choice('verified', 'Only who is verified', ['no', 'yes']), group: WHOM },
  why,
];

export const templates: DeskLook<contract.TemplateKept> = {
  title: 'Tournaments',
  list: { call: contract.listTemplatesKept, body: paged },
  name: ({ name }) => name,
  columns: [
    {
      title: 'How often',
      cell: ({ when: { every, lasts } }) => `${say(rhythmWords[every])} · ${clockOf(lasts)}`,
    },
    { title: 'Next', cell: ({ next }) => sayWhen(next) },
    { title: 'Buy-in', cell: ({ buyIn }) => sayAmount(COINS, buyIn), end: true },
    { title: 'Guaranteed', cell: ({ guaranteed }) => sayAmount(COINS, guaranteed), end: true },
    {
      title: 'At most in 30 days',
      cell: ({ when, ...terms }) => sayAmount(COINS, monthsMost(terms, when)),
      end: true,
    },
  ],
  deeds: [
    deed(
      contract.changeTemplate,
      (_id, values) => ({ _id, terms: termsOf(values), why: values['why'] ?? '' }),
      { label: 'Change it', right: 'write', fields, values: typedOf },
    ),
    deed(contract.endTemplate, because, {
      label: 'Announce it no more',
      right: 'write',
      tone: 'danger',
      fields: [why],
    }),
  ],
  adds: deed(
    contract.makeTemplate,
    (_, values) => ({ terms: termsOf(values), why: values['why'] ?? '' }),
    { label: 'Add a tournament', right: 'write', tone: 'primary', fields, values: () => blank },
  ),
  empty: 'No tournament is called so.',
};
