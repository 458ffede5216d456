import type { Font } from 'fontkit';

/** The weights that papers are set in. */
export type Weight = 400 | 700;

/** A font with what it is called in a paper; `covers` says whether it has a sign. */
export interface Face {
  readonly name: string;
  readonly font: Font;
  readonly covers: (sign: number) => boolean;
}
