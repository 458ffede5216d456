import type { Factor, FactorSetup } from '../factor';
import { RECOVERY_CODES } from '../limits';
import type { Passkey } from '../passkey';

export const aFactor = (more: Partial<Factor> = {}): Factor => ({
  since: '2026-11-20T20:00:00.000Z',
  recoveryLeft: RECOVERY_CODES,
  passkeys: [],
  takesPasskeys: true,
  ...more,
});

export const aFactorSetup = (more: Partial<FactorSetup> = {}): FactorSetup => ({
  setup: 'sealed.factor.setup',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Fairground:ann?issuer=Fairground&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  ...more,
});

export const aPasskey = (more: Partial<Passkey> = {}): Passkey => ({
  _id: 'passkey_0001',
  name: 'Laptop',
  addedAt: '2026-11-20T20:05:00.000Z',
  ...more,
});

/** Codes that sign in once each. */
export const recoveryCodes = (): string[] => [
  'k3fa-b2mq-xx7c',
  'mm4d-77ra-2cqp',
  'q5zt-l6ob-aahe',
  'w2ce-dd3s-p7kq',
];
