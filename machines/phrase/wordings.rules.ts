import type { PhraseMap } from '../../contract/phrase';
import { fallbacks, isKept } from '../../contract/phrase.rules';
import { phrasesRoom } from '../../contract/suggestion';
import type { RoomHeard } from '../socket/socket.words';

type Said = Pick<RoomHeard, 'name' | 'body'>;

/** The rooms where it is told what changes the words of a page: of its language, and of those that fill in. */
export const roomsOf = (language: string): string[] => fallbacks(language).map(phrasesRoom);

/** The words that a room tells of, and their language; undefined where it tells of something else. */
const read = ({ name, body }: Said): { language: string; phrases: PhraseMap } | undefined => {
  if (name !== 'phrase') return undefined;
  try {
    const { language, slug, text } = JSON.parse(body) as Readonly<Record<string, unknown>>;
    const isWhole = [language, slug, text].every((each) => typeof each === 'string');
    return isWhole && isKept(String(slug))
      ? { language: String(language), phrases: { [String(slug)]: String(text) } }
      : undefined;
  } catch {
    return undefined;
  }
};

/** What is told of a language itself, by slug; undefined where it is told of another. */
export const wordsIn = (language: string, said: Said): PhraseMap | undefined => {
  const told = read(said);
  return told?.language === language ? told.phrases : undefined;
};

/** Whether it is told of a language that fills in what this one lacks: only the platform knows where that is. */
export const isOfFallback = (language: string, said: Said): boolean => {
  const of = read(said)?.language;
  return of !== undefined && of !== language && fallbacks(language).includes(of);
};
