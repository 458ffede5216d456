import { aFolderImage } from '../../contract/make/image';
import { aToken } from '../../contract/make/token';
import { problem } from '../../contract/problems';
import { forgotPasswordMachine } from '../../machines/auth/forgotPassword.machine';
import { newPasswordMachine } from '../../machines/auth/newPassword.machine';
import { signInMachine } from '../../machines/auth/signIn.machine';
import { signUpMachine } from '../../machines/auth/signUp.machine';
import { giftSendMachine } from '../../machines/gift/giftSend.machine';
import type { FormEvent } from '../../machines/kit/form.words';
import { letterWriteMachine } from '../../machines/letter/letterWrite.machine';
import { scratcherBuyMachine } from '../../machines/scratcher/scratcherBuy.machine';
import { depositMachine } from '../../machines/wallet/deposit.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const answers: FormEvent[] = [
  { type: 'form.submit' },
  { type: 'form.again' },
  { type: 'form.accepted' },
  { type: 'form.accepted', token: aToken() },
  { type: 'form.refused', problem: problem('member-refused') },
  { type: 'port.failed', port: 'submit' },
  { type: 'port.failed', port: 'submit', kept: 'entry-0001' },
];
const typed = (field: string, value: string): FormEvent[] => [
  { type: 'form.change', field, value },
  { type: 'form.leave', field },
];

/** A form walked from empty, from well filled, and from `others`. */
export const form = (
  machine: typeof signInMachine,
  filled: Record<string, string>,
  field: string,
  others: Record<string, string>[] = [],
  facts: FormEvent[] = [],
) =>
  walk({
    machine: silent(machine),
    inputs: [{}, filled, ...others],
    events: [...typed(field, filled[field] ?? ''), ...answers, ...facts],
    view: ({ context: { values, kept } }) => [values, kept],
  });

export const signInWalk = form(signInMachine, { email: 'ann', password: 'secret' }, 'email');
export const signUpWalk = form(
  signUpMachine,
  {
    email: 'ann@example.com',
    username: 'ann',
    password: 'Secret-123',
    terms: 'yes',
    games: 'game_wheel',
    take: 'yes',
  },
  'username',
);
export const depositWalk = form(
  depositMachine,
  { amount: '12,50', currency: 'EUR', payment: 'visa' },
  'amount',
);
export const forgotPasswordWalk = form(
  forgotPasswordMachine,
  { email: 'ann@example.com' },
  'email',
);
export const giftSendWalk = form(
  giftSendMachine,
  { friends: 'player_0002', coins: '50', box: 'ruby', tape: 'amber', balance: '100' },
  'coins',
  [],
  [{ type: 'wallet.coinsTold', coins: undefined }],
);
export const scratcherBuyWalk = form(
  scratcherBuyMachine,
  { family: 'neon', price: '50', amount: '3', balance: '1000' },
  'amount',
  [],
  [{ type: 'wallet.coinsTold', coins: undefined }],
);
export const letterWriteWalk = form(
  letterWriteMachine,
  { recipient: 'player_0002', letterText: 'Meet me at the lanterns', pictures: '' },
  'letterText',
  [{ recipient: 'player_0002', letterText: 'Meet me at the lanterns', unsent: 'entry-0002' }],
  [{ type: 'upload.taken', image: aFolderImage() }],
);
export const newPasswordWalk = form(
  newPasswordMachine,
  { link: 'link-00000000000001', password: 'Secret-123', repeated: 'Secret-123' },
  'password',
);
