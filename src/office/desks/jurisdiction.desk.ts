import type { Jurisdiction } from '../../../contract/country';
import * as contract from '../../../contract/jurisdiction.desk';
import type { DeedValues } from '../../../machines/office/desk.words';
import { areaOf, lawFields, shownArea, typedArea } from '../areaDraft';
import { type DeedField, type DeskLook, deed, line, paged, why } from '../look';
import { say, sayWhen } from '../say';
import { listed, momentOf } from '../typed';

/** What is allowed or not, each as it is called where it is chosen. */
const flags = [
  'realMoneyGambling',
  'licensed',
  'restrictSimulatedGambling',
  'restrictAutoplay',
  'restrictTurbo',
  'restrictSkip',
] as const satisfies readonly (keyof Jurisdiction)[];

const from: DeedField = {
  name: 'from',
  label: 'From (UTC; empty: at once)',
  kind: 'moment',
};
const fields: readonly DeedField[] = [
  line('name', 'Name'),
  ...lawFields,
  { name: 'flags', label: 'What holds', kind: 'several', choices: flags },
  line('simulatedAge', 'Coins from which age on'),
  line('moneyAge', 'Money from which age on'),
  from,
  why,
];

/** Terms as they are typed. */
const typedOf = (terms: Jurisdiction): DeedValues => ({
  name: terms.name,
  ...typedArea(terms),
  flags: flags.filter((flag) => terms[flag]).join(','),
  simulatedAge: String(terms.simulatedGamblingAgeRestriction),
  moneyAge: String(terms.realMoneyAgeRestriction),
});
const ADULT = '18';
const blank: DeedValues = { name: '', simulatedAge: ADULT, moneyAge: ADULT };

/** Years as they are typed; what are none is the server's to refuse, beside the field. */
const yearsOf = (typed = ''): number => (typed.trim() === '' ? Number.NaN : Number(typed));

/** What is typed, as terms. */
const termsOf = (values: DeedValues) => {
  const chosen = listed(values['flags'] ?? '');
  return {
    name: values['name'] ?? '',
    ...areaOf(values),
    ...Object.fromEntries(flags.map((flag) => [flag, chosen.includes(flag)])),
    simulatedGamblingAgeRestriction: yearsOf(values['simulatedAge']),
    realMoneyAgeRestriction: yearsOf(values['moneyAge']),
  };
};
const turnOf = ({ from: moment = '', why: reason = '' }: DeedValues) => ({
  ...(moment !== '' && { from: momentOf(moment) }),
  why: reason,
});
/** A row is of a jurisdiction and one of its terms. */
const idOf = (row: string) => ({ _id: row.split(' ')[0] });

export const jurisdictions: DeskLook<contract.JurisdictionKept> = {
  title: 'Jurisdictions',
  list: { call: contract.listJurisdictionsKept, body: paged },
  name: ({ name }) => name,
  columns: [
    {
      title: 'Countries',
      cell: ({ terms }) => (terms === undefined ? '' : shownArea(terms)),
    },
    {
      title: 'What holds',
      cell: ({ terms }) =>
        terms === undefined
          ? say('no law of its own')
          : flags
              .filter((flag) => terms[flag])
              .map((flag) => say(flag))
              .join(' · '),
    },
    {
      title: 'Coins from',
      cell: ({ terms }) => terms?.simulatedGamblingAgeRestriction ?? '',
      end: true,
    },
    { title: 'Money from', cell: ({ terms }) => terms?.realMoneyAgeRestriction ?? '', end: true },
    {
      title: 'Since when',
      cell: ({ from: moment, holds }) => {
        if (moment === undefined) return say('always');
        return holds
          ? sayWhen(moment)
          : say('will hold from {moment}', { moment: sayWhen(moment) });
      },
    },
  ],
  deeds: [
    deed(
      contract.changeJurisdiction,
      (id, values) => ({ ...idOf(id), terms: termsOf(values), ...turnOf(values) }),
      {
        label: 'Change what holds',
        right: 'write',
        fields,
        values: ({ terms }) => (terms === undefined ? blank : typedOf(terms)),
      },
    ),
    deed(contract.endJurisdiction, (id, values) => ({ ...idOf(id), ...turnOf(values) }), {
      label: 'Let it hold no more',
      right: 'write',
      tone: 'danger',
      fields: [from, why],
      when: ({ terms }) => terms !== undefined,
    }),
  ],
  adds: deed(
    contract.makeJurisdiction,
    (_, values) => ({ terms: termsOf(values), ...turnOf(values) }),
    { label: 'Add a jurisdiction', right: 'write', tone: 'primary', fields, values: () => blank },
  ),
  empty: 'No jurisdiction is called so.',
};
