import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WordingState } from '../../../contract/suggestion';
import { phraseOfSlug } from '../../../contract/wording.rules';
import { languageName } from '../../../machines/country/locale.rules';
import { language } from '../../../machines/country/locale.select';
import { areMarked, marksOf } from '../../../machines/phrase/marks.rules';
import { isEditing } from '../../../machines/phrase/phraseEditor.select';
import { isTranslating, soughtAt, wordings } from '../../../machines/phrase/translating.select';
import { phrases } from '../../../machines/phrase/translations.select';
import { route } from '../../../machines/router/router.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { moveInto, onTopModal } from '../../ui/useModal';
import { outlinePhrases, showPhrase } from './outline';
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

/** The numbers of what is to be shown on the screen that is open; none where nothing is. */
const useSought = (): readonly number[] => {
  const path = useView('router', (router) => route(router).path);
  const slug = useView('translating', (mode) => soughtAt(mode, path));
  const all = useView('translating', wordings);
  return slug === undefined ? [] : marksOf(all, slug);
};

/** Outlines the phrases of the page while it is translated, and opens those that are pressed. */
const Outlines = () => {
  const translating = useResident('translating');
  const editor = useResident('phraseEditor');
  const all = useView('translating', wordings);
  const isMarked = useView('translations', (words) => areMarked(phrases(words)));
  const isShown = useView('translating', (mode) => mode.matches({ on: 'shown' }));
  const sought = useSought();
  const isSought = sought.length > 0;
  const outlined = useEffectEvent(() => {
    if (isSought && showPhrase(document.body, sought))
      translating.send({ type: 'translating.found' });
  });
  const pressed = useEffectEvent((marks: readonly number[]) => {
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
  useEffect(() => outlinePhrases(document.body, all, { outlined, pressed }), [all]);
  useEffect(() => {
    if (isSought) outlined();
  }, [isSought]);
  return null;
};

const Bar = () => {
  const say = useSay();
  const translating = useResident('translating');
  const mode = useView('translating', (snapshot) => snapshot);
  const code = useView('locale', language);
  const hasFailed = mode.can({ type: 'translating.retry' });
  const isHidden = useSought().length > 0;
  return (
    <section className={styles.bar} aria-label={say('Translate.Translate this page')}>
      <p className={styles.says} role="status">
        {hasFailed && say('Translate.The phrases did not load.')}
        {isHidden && say('Translate.It stands in a part of this page that is not open now.')}
        {!hasFailed &&
          !isHidden &&
          say(
            'Translate.Press a phrase to translate it into {language}; with Alt the page works as usual.',
            { language: languageName(code, code) },
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

/**
 * What stands over a page that is translated: how it stands, and the phrase that is open. Within the
 * modal on top, since what is outside of that can neither be pressed nor is it read.
 */
export const TranslationLayer = () => {
  const isOn = useView('translating', isTranslating);
  const isOpen = useView('phraseEditor', isEditing);
  const home = useRef<HTMLDivElement>(null);
  const [layer] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const end = onTopModal((modal) => moveInto(modal ?? home.current ?? document.body, layer));
    return () => {
      end();
      layer.remove();
    };
  }, [layer]);
  return (
    <div ref={home}>
      {createPortal(
        <div className={styles.layer} data-translator="">
          {isOn && <Outlines />}
          {isOpen && <PhraseEditor />}
          {isOn && <Bar />}
        </div>,
        layer,
      )}
    </div>
  );
};
