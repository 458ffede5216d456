import { useEffect, useEffectEvent } from 'react';
import type { WordingState } from '../../../contract/suggestion';
import { phraseOfSlug } from '../../../contract/wording.rules';
import { languageName } from '../../../machines/country/locale.rules';
import { language } from '../../../machines/country/locale.select';
import { areMarked } from '../../../machines/phrase/marks.rules';
import { isEditing } from '../../../machines/phrase/phraseEditor.select';
import { isTranslating, wordings } from '../../../machines/phrase/translating.select';
import { phrases } from '../../../machines/phrase/translations.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { outlinePhrases } from './outline';
import { PhraseEditor } from './PhraseEditor';
import styles from './Translation.module.css';
import { stateWords } from './words';

const states: readonly WordingState[] = [
  'missing',
  'disputed',
  'suggested',
  'machine-made',
  'shipped',
  'accepted',
];

/** Outlines the phrases of the page while it is translated, and opens those that are pressed. */
const Outlines = () => {
  const translating = useResident('translating');
  const editor = useResident('phraseEditor');
  const all = useView('translating', wordings);
  const isMarked = useView('translations', (words) => areMarked(phrases(words)));
  const isShown = useView('translating', (mode) => mode.matches({ on: 'shown' }));
  const open = useEffectEvent((marks: readonly number[]) => {
    const here = marks.flatMap((mark) => all[mark] ?? []);
    const [wording] = here;
    if (wording === undefined) return;
    const names = new Set(here.map(({ slug }) => phraseOfSlug(slug)));
    const beside = all.filter(({ slug }) => names.has(phraseOfSlug(slug)));
    editor.send({ type: 'phraseEditor.open', wording, beside });
  });
  useEffect(() => {
    if (isShown && !isMarked) translating.send({ type: 'translating.unmarked' });
  }, [isShown, isMarked, translating]);
  useEffect(() => outlinePhrases(document.body, all, open), [all]);
  return null;
};

const Bar = () => {
  const say = useSay();
  const translating = useResident('translating');
  const mode = useView('translating', (snapshot) => snapshot);
  const code = useView('locale', language);
  const hasFailed = mode.can({ type: 'translating.retry' });
  return (
    <section className={styles.bar} aria-label={say('Translate.Translate this page')}>
      <p className={styles.says} role="status">
        {hasFailed
          ? say('Translate.The phrases did not load.')
          : say(
              'Translate.Press a phrase to translate it into {language}; with Alt the page works as usual.',
              {
                language: languageName(code, code),
              },
            )}
      </p>
      {!hasFailed && (
        <ul className={styles.legend}>
          {states.map((state) => (
            <li key={state} data-state={state}>
              {say(stateWords[state])}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.steps}>
        {hasFailed && (
          <Button onClick={() => translating.send({ type: 'translating.retry' })}>
            {say('Common.Try again')}
          </Button>
        )}
        <Button kind="primary" onClick={() => translating.send({ type: 'translating.stop' })}>
          {say('Translate.Done translating')}
        </Button>
      </div>
    </section>
  );
};

/** What stands over a page that is translated: how it stands, and the phrase that is open. */
export const TranslationLayer = () => {
  const isOn = useView('translating', isTranslating);
  const isOpen = useView('phraseEditor', isEditing);
  return (
    <div className={styles.layer} data-translator="">
      {isOn && <Outlines />}
      {isOpen && <PhraseEditor />}
      {isOn && <Bar />}
    </div>
  );
};
