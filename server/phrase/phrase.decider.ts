import { pageOfSlug, textOfSlug } from '../../contract/phrase.rules';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { PhraseEvent, PhraseState } from './phrase.events';

/** Strangers may report phrases; past this many the platform stops believing them. */
export const REPORTED_MAX = 5_000;

type Reported = Omit<PhraseEvent, 'type'>;

/** Keeps a phrase that a screen asked for; one that is kept already answers as it is. */
export const decideCreate = (
  { id: known }: PhraseState,
  { id, slug, reported }: { id: string; slug: string; reported: number },
): Decision<{ phrase: PhraseEvent[] }, Reported> => {
  if (known === undefined && reported >= REPORTED_MAX) {
    return refuse(problem('phrase-malformed', { full: true }));
  }
  const phrase = { id: known ?? id, slug, page: pageOfSlug(slug), word: textOfSlug(slug) };
  return accept(
    { phrase: known === undefined ? [{ type: 'phrase.created', ...phrase }] : [] },
    phrase,
  );
};
