import { someTranslations } from '../../machines/phrase/translations.sample';
import { Header } from '../../src/views/navigation/Header';
import { NotFoundPage } from '../../src/views/notFound/NotFoundPage';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/wordings' };

const view = (
  <>
    <Header />
    <NotFoundPage />
  </>
);
const here = { language: 'de' };
/** The button was called otherwise before those who play had their say. */
const around = {
  house: {
    translations: [
      'shown',
      someTranslations({ language: 'de', phrases: { 'Session.Sign in': 'Hereinspaziert' } }),
    ],
  },
} as const;

export const Heard = storyOf(resident('wordings', 'heard', here), view, around);
export const Reading = storyOf(resident('wordings', 'reading', here), view, around);
export const Unread = storyOf(resident('wordings', 'unread', here), view, around);
