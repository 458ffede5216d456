import { problem } from '../../../contract/problems';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'cloth.choose': () => [
    { type: 'cloth.chosen' },
    { type: 'cloth.refused', problem: problem('step-illegal') },
  ],
};
