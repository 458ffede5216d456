import { expect, test } from 'vitest';
import { SUGGESTION_TEXT_MAX } from '../../contract/limits';
import { TranslationLayer } from '../../src/views/phrase/TranslationLayer';
import { press, shows, tells, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { phraseEditorWalk } from './phraseEditor.walk';

const field = () => document.querySelector<HTMLTextAreaElement>('textarea[name=translate]');

test(
  'phraseEditor: every edge that the panel reaches is walked on it',
  async () => {
    await walkView(phraseEditorWalk, {
      resident: 'phraseEditor',
      start: ({ language }) => ({ stored: { languageV2: { code: language } } }),
      view: <TranslationLayer />,
      by: {
        'phraseEditor.open': tells('phraseEditor'),
        'phraseEditor.close': () => press('button', 'Close'),
        'phraseEditor.write': ({ text }) => type(/^Your words in/, text),
        'phraseEditor.suggest': () => press('button', 'Suggest'),
        'phraseEditor.hold': () => press('button', 'Wait, not yet'),
        'phraseEditor.vote': ({ id }) =>
          id === 'suggestion_0001' && press('button', /^(Vote|Take back), /),
        'phraseEditor.retry': () => press('button', 'Try again'),
        'phraseEditor.loaded': 'phraseEditor.load',
        'phraseEditor.voted': 'phraseEditor.vote',
        'phraseEditor.unvoted': 'phraseEditor.vote',
        'phraseEditor.saved': 'phraseEditor.save',
        'phraseEditor.refused': 'phraseEditor.save',
        'locale.languageChanged': tells('phraseEditor'),
        'connection.found': 'connection.watch',
        'port.failed': tells('phraseEditor'),
      },
      offers: [
        { role: 'button', name: 'Suggest', says: { type: 'phraseEditor.suggest' }, mayRest: true },
        { role: 'button', name: 'Wait, not yet', says: { type: 'phraseEditor.hold' } },
        { role: 'button', name: 'Try again', says: { type: 'phraseEditor.retry' } },
      ],
      sees: (editor) => {
        const isOpen = editor.matches({ desk: 'open' });
        const { draft, wording, suggestions } = editor.context;
        expect(field() !== null).toBe(isOpen);
        if (!isOpen) return;
        expect(field()?.value).toBe(draft);
        expect(field()?.maxLength).toBe(SUGGESTION_TEXT_MAX);
        expect(shows(wording.source)).toBe(true);
        expect(shows('The suggestions did not load.')).toBe(
          editor.matches({ desk: { open: 'failed' } }),
        );
        if (editor.matches({ desk: { open: 'shown' } }))
          for (const { translate } of suggestions) expect(shows(translate)).toBe(true);
        expect(shows('Thank you: others can vote for it now.')).toBe(
          editor.matches({ saving: { idle: 'saved' } }) && editor.context.problem === undefined,
        );
      },
    });
  },
  WALK_MS,
);
