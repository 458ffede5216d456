import { anOverview } from '../../contract/make/suggestion';
import { aRouter } from '../../machines/router/router.sample';
import { TranslatePage } from '../../src/views/phrase/TranslatePage';
import { memberAt } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/suggestions' };

const house = memberAt('/translate');
const guests = { router: ['shown', aRouter('/translate')] } as const;
const known = { language: 'de', overview: anOverview() };
const german = {
  locale: [
    'chosen',
    {
      language: 'de',
      country: 'DE',
      currency: 'EUR',
      replaceable: false,
      isCountryStored: true,
    },
  ],
} as const;
const page = (state: string, given: object = known) =>
  storyOf(resident('suggestions', { open: state }, given), <TranslatePage />, {
    house: { ...house, ...german },
  });

export const Closed = storyOf(resident('suggestions', 'closed'), <TranslatePage />, { house });
export const Loading = page('loading', { language: 'de', overview: undefined });
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const Complete = page('shown', {
  language: 'de',
  overview: anOverview({
    progress: [{ lang: 'de', done: 2_000, all: 2_000 }],
    missing: [],
    mine: [],
    helpers: [],
  }),
});
export const Outdated = page('outdated');
export const Failed = page('failed', { language: 'de', overview: undefined });
export const Guest = storyOf(
  resident('suggestions', { open: 'shown' }, { ...known, overview: anOverview({ mine: [] }) }),
  <TranslatePage />,
  { house: { ...guests, ...german } },
);
