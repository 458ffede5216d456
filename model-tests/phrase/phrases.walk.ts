import { problem } from '../../contract/problems';
import { phrasesMachine } from '../../machines/phrase/phrases.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const phrasesWalk = walk({
  machine: silent(phrasesMachine),
  inputs: [undefined],
  events: [
    { type: 'phrases.report', slug: 'Home.New games' },
    { type: 'phrases.report', slug: 'Home.<b>Bold</b>' },
    { type: 'phrases.listed', slugs: [] },
    { type: 'phrases.created', slug: 'Home.New games' },
    { type: 'phrases.refused', problem: problem('phrase-malformed') },
    { type: 'port.failed', port: 'phrases.list' },
  ],
  view: ({ context }) => context,
});
