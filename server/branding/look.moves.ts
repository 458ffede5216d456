import { nearestPassing, type Palette, paletteFlaws } from '../../contract/palette.rules';
import { type Problem, problem } from '../../contract/problems';

/** Which two colours cannot be read together, and what the one in front could be instead. */
export const unreadable = (name: 'dark' | 'light', palette: Palette): Problem | undefined => {
  const [flaw] = paletteFlaws(palette);
  if (flaw === undefined) return undefined;
  const { key, on, measured, least } = flaw;
  const nearest = nearestPassing(palette, key);
  return problem('look-unreadable', {
    ...{ palette: name, colour: key, on, least },
    measured: Math.floor(measured * 100) / 100,
    ...(nearest !== undefined && { nearest }),
  });
};
