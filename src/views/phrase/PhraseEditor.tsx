import Lock from 'lucide-react/icons/lock';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { SUGGESTION_TEXT_MAX } from '../../../contract/limits';
import { pageOfSlug } from '../../../contract/phrase.rules';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { Suggestion, WordingDecision } from '../../../contract/suggestion';
import { formOfSlug, leftOut, placesIn } from '../../../contract/wording.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import { languageName } from '../../../machines/country/locale.rules';
import { itemsOf } from '../../../machines/kit/list.select';
import { flawIn, isLong } from '../../../machines/phrase/phraseEditor.rules';
import { elsewhereOf, placesOf } from '../../../machines/phrase/screens.rules';
import { route } from '../../../machines/router/router.select';
import { useResident, useView } from '../../app/house';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { LiveRegion } from '../../ui/LiveRegion';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import { Sights } from './Sights';
import styles from './Translation.module.css';
import { flawWords, formWords, stateWords, turnWords } from './words';

const ROWS = 3;

const useEditor = () => useView('phraseEditor', (editor) => editor);

/** What stands in the same place, and the plural forms: one of them is open. */
const Beside = () => {
  const say = useSay();
  const actor = useResident('phraseEditor');
  const { beside, wording } = useEditor().context;
  if (beside.length < 2) return null;
  return (
    <ul className={styles.beside} aria-label={say('Translate.In the same place')}>
      {beside.map((each) => {
        const form = formOfSlug(each.slug);
        const isPlural = beside.some(({ slug }) => slug === `${each.slug}#one` || form !== '');
        return (
          <li key={each.slug}>
            <button
              type="button"
              className={styles.choice}
              aria-pressed={each.slug === wording.slug}
              onClick={() => actor.send({ type: 'phraseEditor.open', wording: each, beside })}
            >
              <span dir="auto">{each.source}</span>
              {isPlural && <small>{say(formWords[form] ?? form)}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const Row = ({ suggestion }: { suggestion: Suggestion }) => {
  const say = useSay();
  const actor = useResident('phraseEditor');
  const editor = useEditor();
  const { _id: id, translate, votes, needed, mine, voted } = suggestion;
  const isVoting = editor.matches({ desk: { open: 'voting' } }) && editor.context.vote === id;
  return (
    <li className={styles.row}>
      <p className={styles.words} dir="auto" lang={suggestion.lang}>
        {translate}
      </p>
      {mine ? (
        <span className={styles.muted}>
          {say('Translate.Yours, {votes} of {needed} votes', {
            votes: String(votes),
            needed: String(needed),
          })}
        </span>
      ) : (
        <Button
          icon={<ThumbsUp />}
          busy={isVoting}
          kind={voted ? 'primary' : 'quiet'}
          disabled={!isVoting && !editor.can({ type: 'phraseEditor.vote', id })}
          onClick={() => actor.send({ type: 'phraseEditor.vote', id })}
        >
          {say(
            voted
              ? 'Translate.Take back, {votes} of {needed}'
              : 'Translate.Vote, {votes} of {needed}',
            {
              votes: String(votes),
              needed: String(needed),
            },
          )}
        </Button>
      )}
    </li>
  );
};

const Suggestions = () => {
  const say = useSay();
  const actor = useResident('phraseEditor');
  const editor = useEditor();
  const { suggestions } = editor.context;
  if (editor.matches({ desk: { open: 'loading' } })) return <Skeleton shape="row" />;
  if (editor.can({ type: 'phraseEditor.retry' }))
    return (
      <div className={styles.steps}>
        <p className={styles.trouble}>{say('Translate.The suggestions did not load.')}</p>
        <Button onClick={() => actor.send({ type: 'phraseEditor.retry' })}>
          {say('Common.Try again')}
        </Button>
      </div>
    );
  if (suggestions.length === 0)
    return <p className={styles.muted}>{say('Translate.Nobody has suggested anything yet.')}</p>;
  return (
    <ul className={styles.rows} aria-label={say('Translate.Suggestions')}>
      {suggestions.map((each) => (
        <Row key={each._id} suggestion={each} />
      ))}
    </ul>
  );
};

/** What the house calls what the source speaks of. */
const Terms = () => {
  const say = useSay();
  const { terms, language } = useEditor().context;
  if (terms.length === 0) return null;
  return (
    <>
      <dt>{say('Translate.Terms of the house')}</dt>
      <dd>
        <ul className={styles.terms}>
          {terms.map(({ term, given }) => (
            <li key={term}>
              <span lang="en" dir="ltr">
                {term}
              </span>
              {' – '}
              <strong lang={language} dir="auto">
                {given}
              </strong>
            </li>
          ))}
        </ul>
      </dd>
    </>
  );
};

const Decision = ({ decision }: { decision: WordingDecision }) => {
  const say = useSay();
  const { language } = useEditor().context;
  const { turn, at, byStaff, translate, username, why } = decision;
  const isOfLock = turn === 'locked' || turn === 'unlocked';
  return (
    <li className={styles.decision}>
      <p className={styles.row}>
        <span>{say(turnWords[turn][byStaff ? 'staff' : 'votes'])}</span>
        <Moment at={at} isAtEnd className={styles.muted} />
      </p>
      {translate === undefined && !isOfLock && (
        <p className={styles.muted}>{say('Translate.These words were taken back.')}</p>
      )}
      {translate !== undefined && (
        <p className={styles.words} lang={language} dir="auto">
          {translate}
        </p>
      )}
      {username !== undefined && (
        <p className={styles.muted}>{say('Translate.Words of {username}', { username })}</p>
      )}
      {why !== undefined && (
        <p className={styles.muted}>{say('Translate.Because: {why}', { why })}</p>
      )}
    </li>
  );
};

/** What is no page of the product, where the phrase stands. */
const Elsewhere = () => {
  const say = useSay();
  const elsewhere = elsewhereOf(useEditor().context.wording.slug);
  return elsewhere === undefined ? null : <p className={styles.muted}>{say(elsewhere)}</p>;
};

/** Where else it may be seen: there the page is translated, and the phrase is shown. */
const Places = () => {
  const say = useSay();
  const editor = useResident('phraseEditor');
  const translating = useResident('translating');
  const { slug } = useEditor().context.wording;
  const signedIn = useView('session', isSignedIn);
  const games = useView('lobby', itemsOf);
  const here = useView('router', (router) => route(router).path);
  const places = placesOf(slug, signedIn, games).filter((path) => path !== here);
  if (places.length === 0) return null;
  return (
    <ul className={styles.steps}>
      {places.map((path) => (
        <li key={path}>
          <ButtonLink
            href={path}
            kind="quiet"
            onClick={() => {
              editor.send({ type: 'phraseEditor.close' });
              translating.send({ type: 'translating.seek', slug, path });
            }}
          >
            {say('Translate.See it at {path}', { path })}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
};

/** What was decided before about words for the phrase, the newest first. */
const History = () => {
  const say = useSay();
  const { history } = useEditor().context;
  if (history.length === 0) return null;
  return (
    <details>
      <summary className={styles.summary}>{say('Translate.What was decided before')}</summary>
      <ol className={styles.rows}>
        {history.map((decision) => (
          <Decision key={`${decision.at} ${decision.turn}`} decision={decision} />
        ))}
      </ol>
    </details>
  );
};

/** How it stands with words of one’s own; nothing before any were sent. */
const useStanding = (): string | undefined => {
  const say = useSay();
  const editor = useEditor();
  const { problem } = editor.context;
  if (problem !== undefined) return say(slugOfProblem(problem));
  if (editor.matches({ saving: 'waiting' })) return say('Translate.Sent in two seconds');
  if (editor.matches({ saving: 'sending' })) return say('Translate.Being sent');
  if (editor.matches({ saving: { idle: 'saved' } }))
    return say('Translate.Thank you: others can vote for it now.');
  if (editor.matches({ saving: { idle: 'kept' } }))
    return say('Translate.It waits for a connection, and is sent then.');
  return editor.matches({ saving: { idle: 'unreached' } })
    ? say('Translate.Not sent: the connection failed.')
    : undefined;
};

const Own = () => {
  const say = useSay();
  const actor = useResident('phraseEditor');
  const editor = useEditor();
  const { wording, draft, language, terms, sights, lock } = editor.context;
  const flaw = flawIn(wording, draft);
  const places = placesIn(wording.source);
  const standing = useStanding();
  const isWritten = draft.trim() !== '';
  const error = isWritten && flaw !== undefined ? say(flawWords[flaw]) : undefined;
  const canHold = editor.can({ type: 'phraseEditor.hold' });
  return (
    <form
      className={styles.own}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'phraseEditor.suggest' });
      }}
    >
      {lock !== undefined && (
        <p className={styles.locked}>
          <Lock aria-hidden="true" />
          <span>
            {say('Translate.These words are locked by the translators of the house: {why}', {
              why: lock.why,
            })}
          </span>
        </p>
      )}
      <TextArea
        name="translate"
        label={say('Translate.Your words in {language}', {
          language: languageName(language, language),
        })}
        rows={ROWS}
        maxLength={SUGGESTION_TEXT_MAX}
        value={draft}
        onChange={(text) => actor.send({ type: 'phraseEditor.write', text })}
        {...(places.length > 0 && {
          hint: say('Translate.Keep as they are: {places}', { places: places.join(' ') }),
        })}
        {...(error !== undefined && { error })}
      />
      {error === undefined && isWritten && isLong(sights, draft) && (
        <p className={styles.muted}>
          {say('Translate.More letters than have room here: look whether it fits in the page.')}
        </p>
      )}
      {error === undefined &&
        isWritten &&
        leftOut(terms, draft).map(({ term, given }) => (
          <p key={term} className={styles.muted}>
            {say('Translate.The house says “{given}” for “{term}”.', { given, term })}
          </p>
        ))}
      <LiveRegion>{standing ?? ''}</LiveRegion>
      {standing !== undefined && <p className={styles.standing}>{standing}</p>}
      <div className={styles.steps}>
        <Button
          type="submit"
          kind="primary"
          busy={editor.matches({ saving: 'sending' })}
          disabled={
            !editor.matches({ saving: 'sending' }) && !editor.can({ type: 'phraseEditor.suggest' })
          }
        >
          {say('Translate.Suggest')}
        </Button>
        {canHold && (
          <Button onClick={() => actor.send({ type: 'phraseEditor.hold' })}>
            {say('Translate.Wait, not yet')}
          </Button>
        )}
      </div>
    </form>
  );
};

/** A phrase in place: where it is from, what stands, what others suggest, words of one’s own. */
export const PhraseEditor = () => {
  const say = useSay();
  const actor = useResident('phraseEditor');
  const { wording } = useEditor().context;
  const panel = useRef<HTMLDivElement>(null);
  const { slug } = wording;
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog that is translated stays open.
      event.preventDefault();
      actor.send({ type: 'phraseEditor.close' });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [actor]);
  return (
    <div
      ref={panel}
      className={styles.editor}
      role="dialog"
      aria-labelledby="phrase-editor"
      tabIndex={-1}
    >
      <div className={styles.head}>
        <h2 id="phrase-editor" className={styles.title}>
          {say('Translate.A phrase of {page}', { page: pageOfSlug(slug) })}
        </h2>
        <IconButton
          kind="ghost"
          icon={<X />}
          label={say('Common.Close')}
          onClick={() => actor.send({ type: 'phraseEditor.close' })}
        />
      </div>
      <Beside />
      <dl className={styles.facts}>
        <dt>{say('Translate.In English')}</dt>
        <dd lang="en" dir="ltr">
          {wording.source}
        </dd>
        <dt>{say('Translate.What stands now')}</dt>
        <dd dir="auto">{wording.text}</dd>
        <dt>{say('Translate.How it stands')}</dt>
        <dd>{say(stateWords[wording.state])}</dd>
        <Terms />
      </dl>
      <Suggestions />
      <Own key={slug} />
      <Sights />
      <Elsewhere />
      <Places />
      <History />
    </div>
  );
};
