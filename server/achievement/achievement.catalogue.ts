import type { AchievementTerms } from '../../contract/achievement.desk';
import { phraseOf, sampleOf } from './achievement.sample';

/** Since when there are achievements; what was done before counts as well. */
export const ACHIEVEMENTS_SINCE = '2026-11-01T00:00:00.000Z';

/** Something to reach: data, no code of its own [decision 28]. */
export interface AchievementDefinition extends AchievementTerms {
  readonly id: string;
  /** What its name and description are translated by; undefined where they are shown as written. */
  readonly phrase: string | undefined;
  /** It is there no more, but for whoever has reached it or is at it within its hours. */
  readonly isOver: boolean;
}

export const definitionFrom = (
  id: string,
  terms: AchievementTerms,
  isOver = false,
): AchievementDefinition => ({ ...terms, id, phrase: phraseOf(id, terms), isOver });

/** What of an achievement stays for whoever has begun it for a price, or reached it. */
export type HeldTerms = Pick<AchievementTerms, 'steps' | 'prize' | 'typeId' | 'limited'>;

export const heldTermsOf = ({ steps, prize, typeId, limited }: HeldTerms): HeldTerms => ({
  steps,
  prize,
  ...(typeId !== undefined && { typeId }),
  ...(limited !== undefined && { limited }),
});

/** A sample as it was shipped: what was begun and reached before terms were kept with it. */
export const sampleDefinition = (id: string): AchievementDefinition | undefined => {
  const terms = sampleOf(id);
  return terms && definitionFrom(id, terms);
};
