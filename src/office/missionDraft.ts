import type { MissionTerms } from '../../contract/mission.desk';
import type { DeedValues } from '../../machines/office/desk.words';
import { numberOf } from './typed';

/** Terms as they are typed. */
export const typedOf = ({ isOffered, goal, prize }: MissionTerms): DeedValues => ({
  isOffered: isOffered ? 'yes' : 'no',
  goal: String(goal),
  prize: String(prize),
});

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
export const termsOf = (values: DeedValues): MissionTerms => ({
  isOffered: values['isOffered'] === 'yes',
  goal: numberOf(values['goal']),
  prize: numberOf(values['prize']),
});
