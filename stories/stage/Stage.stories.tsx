import { SignInPage } from '../../src/views/auth/SignInPage';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/stage' };

/** The form sits down when its page is shown. */
export const Set = storyOf(resident('stage', 'set'), <SignInPage />);
