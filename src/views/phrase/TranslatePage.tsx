import Languages from 'lucide-react/icons/languages';
import { textOfSlug } from '../../../contract/phrase.rules';
import type { Suggestion, TranslationOverview, Wording } from '../../../contract/suggestion';
import { formOfSlug } from '../../../contract/wording.rules';
import { isSignedIn } from '../../../machines/auth/session.select';
import { languageName } from '../../../machines/country/locale.rules';
import { language } from '../../../machines/country/locale.select';
import { isTranslating } from '../../../machines/phrase/translating.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FailedState } from '../../ui/FailedState';
import { ProgressBar } from '../../ui/ProgressBar';
import { Skeleton } from '../../ui/Skeleton';
import { LanguageChoice } from '../country/LanguageChoice';
import styles from './TranslatePage.module.css';
import { formWords, suggestionWords } from './words';

const PERCENT = 100;

/** Whole per cent, and no hundred before all is done. */
const percentOf = (done: number, all: number): number =>
  all === 0 ? 0 : Math.floor((done * PERCENT) / all);

/** The switch: the same page, with every phrase open to be translated. */
const Switch = () => {
  const say = useSay();
  const translating = useResident('translating');
  const isOn = useView('translating', isTranslating);
  return (
    <Button
      kind="primary"
      size="big"
      icon={<Languages />}
      onClick={() => translating.send({ type: isOn ? 'translating.stop' : 'translating.start' })}
    >
      {say(isOn ? 'Translate.Done translating' : 'Translate.Translate this page')}
      <kbd className={styles.key} aria-hidden="true">
        Ctrl K
      </kbd>
    </Button>
  );
};

const Progress = ({ overview: { progress } }: { overview: TranslationOverview }) => {
  const say = useSay();
  const code = useView('locale', language);
  const here = progress.find(({ lang }) => lang === code);
  const begun = progress.filter(({ done, lang }) => done > 0 && lang !== code);
  if (here === undefined) return null;
  const percent = percentOf(here.done, here.all);
  return (
    <Card as="section" title={say('Translate.How far it is')}>
      <div className={styles.list}>
        <p>
          {here.done === here.all
            ? say('Translate.Every phrase has words in {language}.', {
                language: languageName(code, code),
              })
            : say(
                'Translate.{percent} % of this page speaks {language}: you can help with the rest.',
                {
                  percent: String(percent),
                  language: languageName(code, code),
                },
              )}
        </p>
        <ProgressBar
          percent={percent}
          label={languageName(code, code)}
          valueText={say('Translate.{done} of {all} phrases', {
            done: String(here.done),
            all: String(here.all),
          })}
        />
        <details>
          <summary>{say('Translate.Other languages that have words')}</summary>
          <ul className={styles.languages}>
            {begun.map(({ lang, done, all }) => (
              <li key={lang}>
                <span lang={lang}>{languageName(lang, lang)}</span>
                <span>
                  {say('Translate.{percent} %', { percent: String(percentOf(done, all)) })}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </Card>
  );
};

/** A phrase without words; which of its plural forms it is, where it has some. */
const MissingPhrase = ({ wording }: { wording: Wording }) => {
  const say = useSay();
  const editor = useResident('phraseEditor');
  const form = formOfSlug(wording.slug);
  return (
    <button
      type="button"
      className={styles.missing}
      onClick={() => editor.send({ type: 'phraseEditor.open', wording, beside: [wording] })}
    >
      <span lang="en" dir="ltr">
        {wording.source}
      </span>
      {form !== '' && <small>{say(formWords[form] ?? form)}</small>}
    </button>
  );
};

const Missing = ({ missing }: { missing: readonly Wording[] }) => {
  const say = useSay();
  if (missing.length === 0) return null;
  return (
    <Card as="section" title={say('Translate.What is missing most')}>
      <ul className={styles.list}>
        {missing.map((wording) => (
          <li key={wording.slug}>
            <MissingPhrase wording={wording} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Own = ({ suggestion }: { suggestion: Suggestion }) => {
  const say = useSay();
  const { slug, translate, state, why } = suggestion;
  return (
    <li className={styles.own}>
      <strong dir="auto">{translate}</strong>
      <span className={styles.muted} lang="en" dir="ltr">
        {textOfSlug(slug)}
      </span>
      <span className={styles.state} data-state={state}>
        {say(suggestionWords[state])}
      </span>
      {why !== undefined && (
        <p className={styles.why}>{say('Translate.Because: {why}', { why })}</p>
      )}
    </li>
  );
};

const Mine = ({ mine }: { mine: readonly Suggestion[] }) => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  return (
    <Card as="section" title={say('Translate.Your suggestions')}>
      {signedIn ? (
        <ul className={styles.list}>
          {mine.map((each) => (
            <Own key={each._id} suggestion={each} />
          ))}
          {mine.length === 0 && <li>{say('Translate.None in this language yet.')}</li>}
        </ul>
      ) : (
        <div className={styles.list}>
          <p>{say('Translate.Who is signed in may suggest words and vote.')}</p>
          <div>
            <ButtonLink href="/sign-in">{say('Session.Sign in')}</ButtonLink>
          </div>
        </div>
      )}
    </Card>
  );
};

const Helpers = ({ helpers }: Pick<TranslationOverview, 'helpers'>) => {
  const say = useSay();
  if (helpers.length === 0) return null;
  return (
    <Card as="section" title={say('Translate.Thank you')}>
      <table className={styles.helpers}>
        <thead>
          <tr>
            <th scope="col">{say('Translate.Who')}</th>
            <th scope="col">{say('Translate.Accepted')}</th>
          </tr>
        </thead>
        <tbody>
          {helpers.map(({ username, accepted }) => (
            <tr key={username}>
              <td>
                <bdi>{username}</bdi>
              </td>
              <td>{accepted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};

const Overview = () => {
  const say = useSay();
  const suggestions = useResident('suggestions');
  const snapshot = useView('suggestions', (all) => all);
  const { overview } = snapshot.context;
  return (
    <>
      {snapshot.can({ type: 'suggestions.retry' }) && (
        <FailedState
          title={say('Translate.How the translation stands did not load')}
          retryLabel={say('Common.Try again')}
          onRetry={() => suggestions.send({ type: 'suggestions.retry' })}
        />
      )}
      {overview === undefined ? (
        snapshot.hasTag('busy') && <Skeleton shape="block" />
      ) : (
        <>
          <Progress overview={overview} />
          <Missing missing={overview.missing} />
          <Mine mine={overview.mine} />
          <Helpers helpers={overview.helpers} />
        </>
      )}
    </>
  );
};

/** Where those who play translate: how far it is, what is missing, what became of their words [§2]. */
export const TranslatePage = () => {
  const say = useSay();
  return (
    <Page title={say('Translate.Translate')} width="text">
      <div className={styles.page}>
        <h1>{say('Translate.Translated by those who play')}</h1>
        <p>
          {say(
            'Translate.Suggest better words, vote for those of others: with enough votes they stand for all.',
          )}
        </p>
        <LanguageChoice />
        <Late fallback={<Skeleton shape="block" />}>
          <div>
            <Switch />
          </div>
          <Overview />
        </Late>
      </div>
    </Page>
  );
};
