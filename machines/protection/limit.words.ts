import type { BodyOf } from '../../contract/call';
import type { setLimit } from '../../contract/protection';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';

declare module '../kit/controls' {
  interface Controls {
    limit: Values;
    safeguard: undefined;
    statement: undefined;
  }
}

export const limitPorts = {
  /** POST /protection/limit [decision 34]. */
  'limit.submit': port<BodyOf<typeof setLimit>, FormFact>('limit.submit'),
};
