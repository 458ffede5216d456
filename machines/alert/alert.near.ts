import { noun, resident } from '../app/noun';
import { alertsMachine } from './alerts.machine';

/** What the house has of it from the first moment. */
export const alertNear = noun({
  residents: {
    alerts: resident(alertsMachine),
  },
  ports: {},
});
