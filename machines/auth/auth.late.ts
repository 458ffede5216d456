import { noun } from '../app/noun';
import { forgotPasswordMachine } from './forgotPassword.machine';
import { forgotPasswordPorts } from './forgotPassword.words';
import { lockMachine } from './lock.machine';
import { lockPorts } from './lock.words';
import { newPasswordMachine } from './newPassword.machine';
import { newPasswordPorts } from './newPassword.words';

/** What the house has of it once the first screen stands. */
export const authLate = noun({
  controls: {
    forgotPassword: forgotPasswordMachine,
    lock: lockMachine,
    newPassword: newPasswordMachine,
  },
  ports: { ...forgotPasswordPorts, ...lockPorts, ...newPasswordPorts },
});
