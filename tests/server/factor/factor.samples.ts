import { PASSWORD } from '../../support/password';

const proven = { password: PASSWORD, code: '123456' };

/** No browser made this. */
const made = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'none', attestationObject: 'none' },
};

/** One request per call that fits its schema. */
export const samples = {
  readFactor: () => ({}),
  askFactor: () => ({}),
  // Nobody asked for this one.
  setFactor: () => ({ body: { setup: 'nobody-asked-for-it', ...proven }, status: 409 }),
  renewRecovery: () => ({ body: proven, status: 409 }),
  removeFactor: () => ({ body: proven }),
  challengeFactor: () => ({}),
  // Without an app of codes there is nothing that it would stand in for.
  askFactorPasskey: () => ({ status: 409 }),
  addFactorPasskey: () => ({ body: { ...proven, name: 'Laptop', made }, status: 401 }),
  removeFactorPasskey: () => ({ body: { ...proven, _id: 'passkey_00000000' }, status: 409 }),
};
