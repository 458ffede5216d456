import type { HolidayTerms } from '../../contract/holiday.desk';
import type { Look } from '../../contract/look.desk';
import type { Problem } from '../../contract/problems';
import { unreadable } from '../branding/look.moves';

/** A look with what a holiday has the platform wear. */
export const dressed = (look: Look, { logo, accent }: HolidayTerms): Look => ({
  ...look,
  ...(logo !== undefined && { logo }),
  ...(accent && {
    dark: { ...look.dark, ...accent.dark },
    light: { ...look.light, ...accent.light },
  }),
});

/** Why a holiday's own colours could not be read on a look. */
export const unreadableOn = (look: Look, terms: HolidayTerms): Problem | undefined => {
  if (terms.accent === undefined) return undefined;
  const { dark, light } = dressed(look, terms);
  return unreadable('dark', dark) ?? unreadable('light', light);
};
