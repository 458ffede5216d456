import { tournamentMotifs } from '../../../contract/asset.rules';
import * as contract from '../../../contract/template.desk';
import { monthsMost, rhythmNames } from '../../../contract/template.rules';
import { scoringKinds } from '../../../contract/tournament.rules';
import { choice, type DeedField, type DeskLook, line, paged, shelfDeeds } from '../look';
import { say, sayCoins, sayWhen } from '../say';
import { TemplateSample } from '../TemplateSample';
import {
  blank,
  clockOf,
  rhythmWords,
  templateWords,
  termsOf,
  typedOf,
  weekdays,
} from '../templateDraft';

const PLAYED = 'What it is played for';
const WHOM = 'Whom it takes';

const fields: readonly DeedField[] = [
  line('name', 'Name'),
  { name: 'description', label: templateWords.description, kind: 'text' },
  choice('motif', templateWords.motif, tournamentMotifs),
  choice(
    'every',
    templateWords.every,
    rhythmNames.map((name) => rhythmWords[name]),
  ),
  {
    ...choice('weekday', 'Day', weekdays),
    when: ({ every }) => every === rhythmWords.week,
  },
  line('at', templateWords.at),
  line('lasts', templateWords.lasts),
  line('ahead', templateWords.ahead),
  line('games', templateWords.games),
  choice('scoring', templateWords.scoring, scoringKinds),
  line('leastStake', templateWords.leastStake),
  { ...choice('mode', templateWords.mode, ['coins', 'points']), group: PLAYED },
  { ...line('buyIn', templateWords.buyIn), group: PLAYED },
  { ...line('guaranteed', templateWords.guaranteed), group: PLAYED },
  { ...line('winners', templateWords.winners), group: PLAYED },
  { ...line('card', templateWords.typeId), group: PLAYED },
  {
    ...line('places', templateWords.places),
    group: PLAYED,
    when: ({ card = '' }) => card.trim() !== '',
  },
  { ...line('countries', 'Countries (DE, FR; empty: all)'), group: WHOM },
  { ...line('minAge', templateWords.minAge), group: WHOM },
  { ...line('minLevel', templateWords.minLevel), group: WHOM },
  { ...choice('verified', templateWords.verified, ['no', 'yes']), group: WHOM },
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
    { title: 'Buy-in', cell: ({ buyIn }) => sayCoins(buyIn), end: true },
    { title: 'Guaranteed', cell: ({ guaranteed }) => sayCoins(guaranteed), end: true },
    {
      title: 'At most in 30 days',
      cell: ({ when, ...terms }) => sayCoins(monthsMost(terms, when)),
      end: true,
    },
  ],
  ...shelfDeeds({
    calls: {
      make: contract.makeTemplate,
      change: contract.changeTemplate,
      end: contract.endTemplate,
    },
    fields,
    terms: termsOf,
    typed: typedOf,
    blank,
    says: { make: 'Add a tournament', end: 'Announce it no more' },
    more: { sample: TemplateSample },
  }),
  empty: 'No tournament is called so.',
};
