import { hasWords } from '../phrase/phrase.say';
import { mayBeWritten, type Paper } from './paper';

/** What a paper is written in where nothing else can be. */
export const DEFAULT_LANGUAGE = 'en-US';

/** A paper in its reader's language; in American English where there are no words or no letters for it. */
export const ownPaper = (
  language: string | undefined,
  paperIn: (language: string) => Paper,
): Paper => {
  if (language === undefined || !hasWords(language)) return paperIn(DEFAULT_LANGUAGE);
  const own = paperIn(language);
  return mayBeWritten(own) ? own : paperIn(DEFAULT_LANGUAGE);
};
