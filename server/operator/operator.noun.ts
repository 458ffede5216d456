import type { Noun } from '../noun';
import { tellEnd } from './end.report';

const HOUR_MS = 60 * 60 * 1_000;

export const operatorNoun: Noun = {
  jobs: (platform) => [
    {
      name: 'end of the log',
      stance: 'neutral',
      everyMs: HOUR_MS,
      run: () => tellEnd(platform),
    },
  ],
};
