import { loadMoreMachine } from '../loadMore/loadMore.machine';
import { selectorMachine } from '../selector/selector.machine';
import { signInMachine } from '../signIn/signIn.machine';
import { signUpMachine } from '../signUp/signUp.machine';
import { usernameMachine } from '../username/username.machine';

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
