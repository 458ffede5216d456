import { tournamentMotifs } from '../../../contract/asset.rules';
import { COINS } from '../../../contract/limits';
import * as contract from '../../../contract/template.desk';
import { monthsMost, rhythmNames } from '../../../contract/template.rules';
import { scoringKinds } from '../../../contract/tournament.rules';
import { because, choice, type DeedField, type DeskLook, deed, line, paged, why } from '../look';
import { say, sayAmount, sayWhen } from '../say';
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
