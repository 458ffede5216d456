import { signInMachine } from '../auth/signIn.machine';
import { signUpMachine } from '../auth/signUp.machine';
import { usernameMachine } from '../auth/username.machine';
import { loadMoreMachine } from '../control/loadMore.machine';
import { selectorMachine } from '../control/selector.machine';

/** Controls of a first visit; every other arrives with the late residents. */
export const nearControls = {
  loadMore: loadMoreMachine,
  selector: selectorMachine,
  signIn: signInMachine,
  signUp: signUpMachine,
  username: usernameMachine,
};

/** Whether a control can be seated before the late residents have arrived. */
export const isNearControl = (control: string): boolean => Object.hasOwn(nearControls, control);
