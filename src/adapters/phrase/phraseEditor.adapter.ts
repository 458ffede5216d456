import { studyWording, updatePhrase, upvoteSuggestion } from '../../../contract/suggestion';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { phraseEditorPorts } from '../../../machines/phrase/phraseEditor.words';
import type { Asks } from '../api';

export const phraseEditorAdapters = (asks: Asks): AdaptersOf<typeof phraseEditorPorts> => ({
  'phraseEditor.load': asks('phraseEditor.load', studyWording, {
    given: ({ language, slug }) => ({ params: { languageCode: language }, query: { slug } }),
    answered: (study, { slug }) => ({ type: 'phraseEditor.loaded', slug, ...study }),
  }),
  'phraseEditor.vote': asks('phraseEditor.vote', upvoteSuggestion, {
    given: ({ id }) => ({ body: { _id: id } }),
    answered: (suggestion) => ({ type: 'phraseEditor.voted', suggestion }),
    refused: (problem) => ({ type: 'phraseEditor.unvoted', problem }),
  }),
  'phraseEditor.save': asks('phraseEditor.save', updatePhrase, {
    given: (body) => ({ body }),
    answered: (suggestion) => ({ type: 'phraseEditor.saved', suggestion }),
    refused: (problem) => ({ type: 'phraseEditor.refused', problem }),
  }),
});
