import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/styles/index.css';
import { areMarked, isTest, spoken, wordsOf } from '../stories/support/spoken';
import { WAIT_MS } from '../tests/support/patience';
import { audit, dress, LOOKS, lookOf } from './audit';
import { atRest, prepare } from './frame';
import styles from './preview.module.css';

/** Who looks for what is not there has it told soon where pictures are taken. */
const SOON_MS = 1_000;
configure({ asyncUtilTimeout: areMarked ? SOON_MS : WAIT_MS });

/** What stands on the page before a story does. */
let earlier: ReadonlySet<Element> = new Set();

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
  beforeEach: () => {
    if (isTest && !areMarked) prepare();
    earlier = new Set(document.body.children);
  },
  afterEach: async ({ canvasElement, title, id, parameters, globals }) => {
    if (!isTest) return;
    if (areMarked) {
      const { takeSights } = await import('./sights');
      if (globals.direction !== 'rtl')
        await takeSights(canvasElement, id, Object.keys(spoken), earlier);
      return;
    }
    await atRest(async () => {
      await audit(canvasElement, title.startsWith('ui/') ? LOOKS : [lookOf(id)]);
      if (parameters.states === undefined) return;
      const { auditWords } = await import('./auditWords');
      // Right to left its formats are Arabic's: there it is looked at for what is cut alone.
      const known = globals.direction === 'rtl' ? undefined : parameters.known;
      await auditWords(canvasElement, known);
    });
  },
};

export default preview;
