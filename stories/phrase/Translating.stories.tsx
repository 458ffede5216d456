import { aWording } from '../../contract/make/suggestion';
import { marked } from '../../machines/phrase/marks.rules';
import { someTranslations } from '../../machines/phrase/translations.sample';
import { NotFoundPage } from '../../src/views/notFound/NotFoundPage';
import { TranslationLayer } from '../../src/views/phrase/TranslationLayer';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/translating' };

const slugs = [
  ['Common.There is no such tent', 'missing'],
  ['Common.The address leads nowhere. The games are this way.', 'disputed'],
  ['Common.To the games', 'accepted'],
] as const;
const wordings = slugs.map(([slug, state]) => {
  const text = slug.slice('Common.'.length);
  return aWording({ slug, source: text, text, state });
});
const phrases = Object.fromEntries(wordings.map(({ slug, text }, at) => [slug, marked(text, at)]));

const view = (
  <>
    <NotFoundPage />
    <TranslationLayer />
  </>
);
const shown = { language: 'en-US', wordings, drafts: {}, sought: undefined };
/** A moment stands still: what is shown carries its marks already. */
const around = {
  house: { translations: ['shown', someTranslations({ language: 'en-US', phrases })] },
} as const;

export const Off = storyOf(resident('translating', 'off'), view);
export const Loading = storyOf(resident('translating', { on: 'loading' }), view);
export const Shown = storyOf(resident('translating', { on: 'shown' }, shown), view, around);
export const Failed = storyOf(resident('translating', { on: 'failed' }), view);
export const Sought = storyOf(
  resident(
    'translating',
    { on: 'shown' },
    { ...shown, wordings: [...wordings, aWording()], sought: { slug: 'Nav.Games', path: '/' } },
  ),
  view,
  around,
);
