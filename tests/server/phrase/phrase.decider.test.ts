import { test } from 'vitest';
import { decideCreate, REPORTED_MAX } from '../../../server/phrase/phrase.decider';
import { phraseKind } from '../../../server/phrase/phrase.events';
import { after, given } from '../../support/decider';

const report = { id: 'phrase_1', slug: 'Home.Good evening', reported: 0 };
const phrase = { id: 'phrase_1', slug: 'Home.Good evening', page: 'Home', word: 'Good evening' };

test('a phrase that nobody knew is kept with its page and its text', () => {
  given(phraseKind.initial)
    .when((state) => decideCreate(state, report))
    .thenHappens({ phrase: [{ type: 'phrase.created', ...phrase }] }, phrase);
});

test('a phrase that was reported before answers as it was kept', () => {
  // Also once no other phrase is believed.
  for (const reported of [1, REPORTED_MAX]) {
    given(after(phraseKind, { type: 'phrase.created', ...phrase }))
      .when((state) => decideCreate(state, { ...report, id: 'phrase_2', reported }))
      .thenNothing(phrase);
  }
});

test('so many strangers’ phrases are believed, and not one more', () => {
  for (const reported of [REPORTED_MAX - 2, REPORTED_MAX - 1]) {
    given(phraseKind.initial)
      .when((state) => decideCreate(state, { ...report, reported }))
      .thenHappens({ phrase: [{ type: 'phrase.created', ...phrase }] }, phrase);
  }
  for (const reported of [REPORTED_MAX, REPORTED_MAX + 1]) {
    given(phraseKind.initial)
      .when((state) => decideCreate(state, { ...report, reported }))
      .thenRefused('phrase-malformed', { full: true });
  }
});
