import { inMemory, type Noun } from '../noun';
import { statementsKind } from './statement.events';

export const statementNoun: Noun = {
  kinds: [statementsKind],
  ...inMemory('statement.turned', ({ statements }) => statements),
};
