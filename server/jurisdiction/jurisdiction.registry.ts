import type { Place } from '../../contract/affiliate.rules';
import type { Jurisdiction } from '../../contract/country';
import { jurisdictionsFor } from '../../contract/country.rules';
import { DEFAULT_COUNTRY } from '../../contract/limits';
import { Kept } from '../store/kept';
import { streamOf } from '../store/stream';
import { holdingAt } from '../store/version';
import {
  JURISDICTIONS,
  type JurisdictionEvent,
  type JurisdictionsState,
  jurisdictionKind,
} from './jurisdiction.events';

/** What is allowed where, in the memory of each process [§3, decision 177]. */
export class Jurisdictions extends Kept<JurisdictionsState, JurisdictionEvent> {
  /** `now` gives milliseconds since 1970. */
  constructor(readonly now: () => number) {
    super(streamOf(jurisdictionKind, JURISDICTIONS));
  }

  /** By id, with all that will hold and whatever has held. */
  get versions(): JurisdictionsState['versions'] {
    return this.state.versions;
  }

  /** Those that hold in a place now; guests default to the United States [§5]. */
  at({ country = DEFAULT_COUNTRY, region }: Partial<Place>): Jurisdiction[] {
    const now = new Date(this.now()).toISOString();
    const holding = Object.values(this.versions).flatMap(
      (versions) => versions[holdingAt(versions, now)]?.terms ?? [],
    );
    return jurisdictionsFor(holding, { country, ...(region === undefined ? {} : { region }) });
  }
}
