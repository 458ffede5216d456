import type { Noun } from '../noun';
import { oldAttempts } from './attempt';

export const attemptNoun: Noun = {
  jobs: ({ sql }) => [oldAttempts(sql)],
};
