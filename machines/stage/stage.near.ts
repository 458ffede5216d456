import { noun, resident } from '../app/noun';
import { stageMachine } from './stage.machine';

/** What the house has of it from the first moment. */
export const stageNear = noun({
  residents: {
    stage: resident(stageMachine),
  },
  ports: {},
});
