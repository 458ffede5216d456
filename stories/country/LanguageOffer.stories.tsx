import { LanguageOffer } from '../../src/views/country/LanguageOffer';
import { resident, type Surroundings, storyOf } from '../support/story';

export default { title: 'machines/languageOffer' };

const decided = {
  house: { consent: [{ refused: 'kept' }, { allowed: false }] },
} satisfies Surroundings;
const offering = (language: string) =>
  storyOf(resident('languageOffer', 'offered', { language }), <LanguageOffer />, decided);

export const German = offering('de');
export const British = offering('en-GB');
export const Japanese = offering('ja');
export const Arabic = offering('ar');
export const Settled = storyOf(
  resident('languageOffer', 'settled', { language: undefined }),
  <LanguageOffer />,
  decided,
);
