import { noun } from '../app/noun';
import { forgotPasswordPorts } from './forgotPassword.words';
import { lockPorts } from './lock.words';
import { newPasswordPorts } from './newPassword.words';

/** What the house has of it once the first screen stands. */
export const authLate = noun({
  residents: {},
  ports: { ...forgotPasswordPorts, ...lockPorts, ...newPasswordPorts },
});
