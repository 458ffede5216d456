import { someTranslations } from '../../machines/phrase/translations.sample';
import { NotFoundPage } from '../../src/views/notFound/NotFoundPage';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/phrases' };

// A text that no language has yet is shown as it is, whatever becomes of its report.
const around = {
  house: { translations: ['shown', someTranslations({ language: 'en-US' })] },
} as const;
const slug = 'Common.There is nothing here';
const context = { known: [], waiting: [slug], reported: [slug] };

export const Unasked = storyOf(resident('phrases', 'unasked'), <NotFoundPage />);
export const Listing = storyOf(resident('phrases', 'listing', context), <NotFoundPage />, around);
export const Unready = storyOf(resident('phrases', 'unready', context), <NotFoundPage />, around);
export const Idle = storyOf(resident('phrases', { ready: 'idle' }), <NotFoundPage />);
export const Creating = storyOf(
  resident('phrases', { ready: 'creating' }, context),
  <NotFoundPage />,
  around,
);
export const Deferred = storyOf(
  resident('phrases', { ready: 'deferred' }, context),
  <NotFoundPage />,
  around,
);
