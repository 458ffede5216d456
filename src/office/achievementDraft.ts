import type { AchievementTerms } from '../../contract/achievement.desk';
import { deeds, type Step } from '../../contract/deed.rules';
import { gameIdOf, slugOf } from '../../contract/game.rules';
import type { DeedValues } from '../../machines/office/desk.words';
import { numberOf } from './typed';

type Given = AchievementTerms['steps'][number];

const DIFFERENT = 'different';
const IN_A_ROW = 'days in a row';

/** A step as it is typed: `100 round lantern-run`, `3 different friend`, `7 day`. */
const typedStep = ({ deed, measure, game, goal }: Step): string =>
  [
    goal,
    ...(measure === DIFFERENT ? [DIFFERENT] : []),
    deed,
    ...(game === undefined ? [] : [slugOf(game)]),
  ].join(' ');

/** The step of a line; a part that is none is the server's to refuse. */
const stepOf = (line: string): Given => {
  const parts = line.trim().split(/\s+/);
  const [goal, ...words] = parts;
  const isDifferent = words.includes(DIFFERENT);
  const [deed = '', slug] = words.filter((word) => word !== DIFFERENT);
  const known = deeds.find((one) => one === deed);
  return {
    deed: known ?? (deed as Given['deed']),
    ...(isDifferent && { measure: DIFFERENT }),
    ...(known === 'day' && { measure: IN_A_ROW }),
    ...(slug !== undefined && { game: gameIdOf(slug) }),
    goal: numberOf(goal),
  };
};

export const blank: DeedValues = {
  name: '',
  description: '',
  motif: 'rounds',
  steps: '',
  prize: '50',
  typeId: '',
  hidden: 'no',
  hours: '',
  cost: '',
  rebuyCost: '',
};

/** Terms as they are typed. */
export const typedOf = (terms: AchievementTerms): DeedValues => ({
  name: terms.name,
  description: terms.description,
  motif: terms.motif,
  steps: terms.steps.map(typedStep).join('\n'),
  prize: String(terms.prize),
  typeId: terms.typeId ?? '',
  hidden: terms.hidden === true ? 'yes' : 'no',
  hours: String(terms.limited?.hours ?? ''),
  cost: String(terms.limited?.cost ?? ''),
  rebuyCost: String(terms.limited?.rebuyCost ?? ''),
});

/** Whether it has hours of its own, by what is typed. */
export const isTimed = ({ hours = '' }: DeedValues): boolean => hours.trim() !== '';

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
export const termsOf = (values: DeedValues): AchievementTerms => {
  const { name = '', description = '', steps = '', typeId = '' } = values;
  return {
    name,
    description,
    motif: values['motif'] as AchievementTerms['motif'],
    steps: steps
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(stepOf),
    prize: numberOf(values['prize']),
    ...(typeId.trim() !== '' && { typeId: typeId.trim() }),
    ...(values['hidden'] === 'yes' && { hidden: true as const }),
    ...(isTimed(values) && {
      limited: {
        hours: numberOf(values['hours']),
        cost: numberOf(values['cost']),
        rebuyCost: numberOf(values['rebuyCost']),
      },
    }),
  };
};
