import { PASSWORD } from '../../support/platform';

const proven = { password: PASSWORD, code: '123456' };

/** One request per call that fits its schema. */
export const samples = {
  readFactor: () => ({}),
  askFactor: () => ({}),
  // Nobody asked for this one.
  setFactor: () => ({ body: { setup: 'nobody-asked-for-it', ...proven }, status: 409 }),
  renewRecovery: () => ({ body: proven, status: 409 }),
  removeFactor: () => ({ body: proven }),
};
