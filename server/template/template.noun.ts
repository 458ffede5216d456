import { inMemory, type Noun } from '../noun';
import { templatesKind } from './template.events';

export const templateNoun: Noun = {
  kinds: [templatesKind],
  ...inMemory('template.turned', ({ templates }) => templates),
};
