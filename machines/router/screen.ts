import type { PhraseGroup } from '../../contract/phraseGroup.rules';

/** A screen of the product. */
export interface Screen {
  /** Where it is, below the origin; a segment `:name` stands for any one. */
  readonly paths: readonly string[];
  /** What stands before it [§2]. */
  readonly guard?: 'authenticated' | 'verified';
  /** What draws it, and the name of its file: `src/views/<noun>/<page>.tsx`. */
  readonly page: `${string}Page`;
  /** It shows covers of games: what paints them is asked for beside its page. */
  readonly covers?: true;
  /** The groups of phrases that it says, beside those of the frame: it is shown with them. */
  readonly words?: readonly PhraseGroup[];
}

/** The screens of a noun, each by the name of its route. */
export type Routes = Readonly<Record<string, Screen>>;
