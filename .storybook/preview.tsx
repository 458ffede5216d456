import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { PhraseMap } from '../contract/phrase';
import '../src/styles/index.css';
import { pseudo } from '../stories/support/pseudo';
import { WAIT_MS } from '../tests/support/patience';
import { audit, dress, LOOKS, lookOf } from './audit';
import styles from './preview.module.css';

configure({ asyncUtilTimeout: WAIT_MS });

const shipped = import.meta.glob<PhraseMap>('../server/phrase/words/{en-US,ar}.json', {
  import: 'default',
  eager: true,
});
const wordsOf = (language: string): PhraseMap =>
  shipped[`../server/phrase/words/${language}.json`] ?? {};

const isTest = import.meta.env.MODE === 'test';
/** In tests stories speak a language that nobody speaks, so that what is no phrase is seen. */
const spoken: PhraseMap = isTest
  ? Object.fromEntries(Object.entries(wordsOf('en-US')).map(([slug, text]) => [slug, pseudo(text)]))
  : wordsOf('en-US');

const dressed: Decorator = (Story, { globals, parameters }) => {
  dress({
    palette: globals.palette === 'light' ? 'light' : 'dark',
    direction: globals.direction === 'rtl' ? 'rtl' : 'ltr',
  });
  return (
    <div className={parameters.layout === 'fullscreen' ? undefined : styles.frame}>
      <Story />
    </div>
  );
};

const preview: Preview = {
  decorators: [dressed],
  parameters: {
    layout: 'padded',
    // Stories of machines speak Arabic where the page runs right to left.
    words: {
      'en-US': spoken,
      ar: isTest ? spoken : wordsOf('ar'),
    },
    // The audit below covers more looks than the addon's own automatic run.
    a11y: { test: 'off' },
    options: { storySort: { order: ['ui', 'art', 'views', 'machines'] } },
  },
  globalTypes: {
    palette: {
      description: 'Palette',
      toolbar: {
        title: 'Palette',
        icon: 'paintbrush',
        items: ['dark', 'light'],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction',
      toolbar: { title: 'Direction', icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { palette: 'dark', direction: 'ltr' },
  afterEach: async ({ canvasElement, title, id, parameters, globals }) => {
    if (!isTest) return;
    await audit(canvasElement, title.startsWith('ui/') ? LOOKS : [lookOf(id)]);
    if (parameters.states === undefined) return;
    const { auditWords } = await import('./auditWords');
    // Right to left its formats are Arabic's: there it is looked at for what is cut alone.
    const known = globals.direction === 'rtl' ? undefined : parameters.known;
    await auditWords(canvasElement, known);
  },
};

export default preview;
