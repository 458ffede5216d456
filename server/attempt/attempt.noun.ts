import type { Noun } from '../noun';
import { oldAttempts } from './attempt';
import { fullPlaces } from './attempt.place';

export const attemptNoun: Noun = {
  jobs: ({ sql }) => [oldAttempts(sql), fullPlaces(sql)],
};
