import { aDecision, aStudy, aSuggestion, aTerm, aWording } from '../../contract/make/suggestion';
import { problem } from '../../contract/problems';
import { phraseEditorMachine } from '../../machines/phrase/phraseEditor.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const games = aWording();
const friends = aWording({ slug: 'Nav.Friends', source: 'Friends', text: 'Freunde' });
const mine = aSuggestion({ _id: 'suggestion_0002', translate: 'Spielbuden', mine: true, votes: 0 });
const ports = { save: 'phraseEditor.save', vote: 'phraseEditor.vote', load: 'phraseEditor.load' };

export const phraseEditorWalk = walk({
  machine: silent(phraseEditorMachine),
  inputs: [{ language: 'de' }],
  events: [
    { type: 'phraseEditor.open', wording: games, beside: [games] },
    { type: 'phraseEditor.open', wording: friends, beside: [friends] },
    { type: 'phraseEditor.close' },
    { type: 'phraseEditor.write', text: 'Spielbuden' },
    { type: 'phraseEditor.suggest' },
    { type: 'phraseEditor.hold' },
    { type: 'phraseEditor.vote', id: 'suggestion_0001' },
    { type: 'phraseEditor.vote', id: 'suggestion_0002' },
    { type: 'phraseEditor.retry' },
    {
      type: 'phraseEditor.loaded',
      slug: games.slug,
      ...aStudy({ suggestions: [aSuggestion(), mine], history: [aDecision()], terms: [aTerm()] }),
    },
    { type: 'phraseEditor.loaded', slug: friends.slug, ...aStudy({ suggestions: [] }) },
    {
      type: 'phraseEditor.loaded',
      slug: friends.slug,
      ...aStudy({ lock: { why: 'A name', at: '2026-11-20T20:00:00.000Z' } }),
    },
    { type: 'phraseEditor.voted', suggestion: aSuggestion({ votes: 3, voted: true }) },
    { type: 'phraseEditor.unvoted', problem: problem('not-found') },
    { type: 'phraseEditor.saved', suggestion: mine },
    { type: 'phraseEditor.refused', problem: problem('suggestions-full') },
    { type: 'locale.languageChanged', language: 'fr' },
    { type: 'connection.found' },
    { type: 'port.failed', port: ports.load },
    { type: 'port.failed', port: ports.vote },
    { type: 'port.failed', port: ports.save },
    { type: 'port.failed', port: ports.save, kept: 'entry-0001' },
  ],
  // One phrase after the other, and one thing at a time: what is sent of one goes on beside another.
  offers: (event, { context }) =>
    (event.type !== 'phraseEditor.open' ||
      event.wording.slug !== context.wording.slug ||
      context.draft === '') &&
    (event.type !== 'phraseEditor.write' || context.draft === ''),
  view: ({ context: { draft, suggestions, lock } }) => [
    draft,
    suggestions.length > 0,
    lock !== undefined,
  ],
});
