import type { HolidayTerms } from '../../contract/holiday.desk';
import type { Look } from '../../contract/look.desk';
import { paletteFlaws } from '../../contract/palette.rules';
import type { Holiday } from '../../contract/settings';
import { Shelf } from '../shelf/shelf.registry';
import { isOnAt, timesOf } from './holiday.calendar';
import { holidaysKind } from './holiday.events';
import { dressed } from './holiday.moves';

const isReadable = ({ dark, light }: Look): boolean =>
  paletteFlaws(dark).length === 0 && paletteFlaws(light).length === 0;

/** The holidays, in the memory of each process [§3, decision 183]. */
export class Holidays extends Shelf<'holiday', HolidayTerms> {
  constructor() {
    super('holiday', holidaysKind);
  }

  /** Those of the year of `now` (ISO 8601) and of the next, in the order of time. */
  of(now: string): Holiday[] {
    const year = Number(now.slice(0, 4));
    return Object.entries(this.terms)
      .flatMap(([id, terms]) => timesOf(id, terms, [year, year + 1]))
      .toSorted((one, other) => one.start.localeCompare(other.start));
  }

  /**
   * What a look becomes in a country now: of several holidays each wears what it names, the last one
   * said on top. Colours that could not be read on a look that was published since stay away.
   */
  worn(look: Look, { country, now }: { country: string; now: string }): Look {
    return Object.values(this.terms)
      .filter(({ countries }) => countries.length === 0 || countries.includes(country))
      .filter((terms) => isOnAt(terms, now))
      .reduce((before, terms) => {
        const after = dressed(before, terms);
        const { accent: _, ...plain } = terms;
        return isReadable(after) ? after : dressed(before, plain);
      }, look);
  }
}
