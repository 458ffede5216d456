import type { StateValue } from 'xstate';
import { aDecision, aSight, aTerm, aWording } from '../../contract/make/suggestion';
import { problem } from '../../contract/problems';
import type { PhraseEditorContext } from '../../machines/phrase/phraseEditor.machine';
import { anEditor, someForms } from '../../machines/phrase/phraseEditor.sample';
import { NotFoundPage } from '../../src/views/notFound/NotFoundPage';
import { TranslationLayer } from '../../src/views/phrase/TranslationLayer';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/phraseEditor' };

const view = (
  <>
    <NotFoundPage />
    <TranslationLayer />
  </>
);
const fresh = { idle: 'fresh' };

const editor = (
  desk: StateValue,
  saving: StateValue = fresh,
  given: Partial<PhraseEditorContext> = {},
) => storyOf(resident('phraseEditor', { desk, saving }, anEditor(given)), view, { house: member });
const open = (
  saving: StateValue,
  given: Partial<PhraseEditorContext> = {},
  within: string = 'shown',
) => editor({ open: within }, saving, { draft: 'Spielbuden', ...given });

const [forms, one] = someForms();

export const Closed = editor('closed');
export const Loading = editor({ open: 'loading' }, fresh, { suggestions: [] });
export const Shown = editor({ open: 'shown' });
export const Pictured = editor({ open: 'shown' }, fresh, {
  sights: [aSight(), aSight({ control: 'text', room: undefined })],
  draft: 'Alle Spielbuden',
});
const ready = aWording({
  slug: 'Push.Support has answered you',
  source: 'Support has answered you',
  text: 'Der Support hat Ihnen geantwortet',
});
export const BesideAPlace = editor({ open: 'shown' }, fresh, {
  wording: ready,
  beside: [ready],
  sights: [aSight({ control: 'near', room: undefined })],
});
export const NothingSuggested = editor({ open: 'shown' }, fresh, { suggestions: [] });
export const Voting = editor({ open: 'voting' }, fresh, { vote: 'suggestion_0001' });
export const VoteRefused = editor({ open: 'shown' }, fresh, { problem: problem('not-found') });
export const Failed = editor({ open: 'failed' }, fresh, { suggestions: [] });
export const PluralForms = editor({ open: 'shown' }, fresh, {
  wording: forms ?? anEditor().wording,
  beside: [forms, one].flatMap((each) => each ?? []),
  suggestions: [],
});
export const Written = open(fresh);
export const PlaceLost = open(fresh, {
  wording: forms ?? anEditor().wording,
  draft: 'Viele Spiele',
});
const coins = aWording({
  slug: 'Missions.Collect {coins} coins',
  source: 'Collect {coins} coins',
  text: '{coins} Münzen abholen',
});
export const TermLeftOut = open(fresh, {
  wording: coins,
  beside: [coins],
  terms: [aTerm()],
  draft: '{coins} Taler abholen',
});
export const Decided = editor({ open: 'shown' }, fresh, {
  history: [
    aDecision({ byStaff: true }),
    { turn: 'reverted', at: '2026-11-19T18:00:00.000Z', byStaff: true, why: 'A booth is no tent' },
    aDecision({ at: '2026-11-18T18:00:00.000Z', translate: 'Spielbuden' }),
    aDecision({
      turn: 'rejected',
      at: '2026-11-17T18:00:00.000Z',
      byStaff: true,
      translate: 'Zelte',
      why: 'Too short',
    }),
  ],
});
export const Locked = open(fresh, {
  lock: { why: 'The law wants them so', at: '2026-11-20T18:00:00.000Z' },
  history: [
    { turn: 'locked', at: '2026-11-20T18:00:00.000Z', byStaff: true, why: 'The law wants them so' },
    { turn: 'unlocked', at: '2026-11-19T18:00:00.000Z', byStaff: true, why: 'A new law' },
  ],
});
export const TooLong = open(fresh, {
  draft: 'Alles, was heute Abend gespielt werden kann',
  sights: [aSight()],
});
export const Waiting = open('waiting');
export const Sending = open('sending');
export const Saved = open({ idle: 'saved' });
export const Kept = open({ idle: 'kept' });
export const Refused = open({ idle: 'refused' }, { problem: problem('suggestions-full') });
export const Unreached = open({ idle: 'unreached' });
