import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import type { PhraseMap } from '../contract/phrase';
import '../src/styles/index.css';
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
      'en-US': wordsOf('en-US'),
      ar: wordsOf('ar'),
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
  afterEach: async ({ canvasElement, title, id }) => {
    if (import.meta.env.MODE === 'test') {
      await audit(canvasElement, title.startsWith('ui/') ? LOOKS : [lookOf(id)]);
    }
  },
};

export default preview;
