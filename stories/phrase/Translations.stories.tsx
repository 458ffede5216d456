import { someTranslations } from '../../machines/phrase/translations.sample';
import { Header } from '../../src/views/navigation/Header';
import { NotFoundPage } from '../../src/views/notFound/NotFoundPage';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/translations' };

const view = (
  <>
    <Header />
    <NotFoundPage />
  </>
);
const ofAnother = someTranslations({
  language: 'de',
  phrases: { 'Session.Sign in': 'Anmelden' },
});

export const Listing = storyOf(resident('translations', 'listing', ofAnother), view);
export const Fetching = storyOf(resident('translations', 'fetching', ofAnother), view);
export const Shown = storyOf(resident('translations', 'shown', ofAnother), view);
export const Stale = storyOf(resident('translations', 'stale', ofAnother), view);
