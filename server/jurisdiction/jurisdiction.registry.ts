import type { Place } from '../../contract/affiliate.rules';
import type { Jurisdiction } from '../../contract/country';
import { jurisdictionsFor } from '../../contract/country.rules';
import { DEFAULT_COUNTRY } from '../../contract/limits';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import {
  holdingAt,
  JURISDICTIONS,
  type JurisdictionEvent,
  type JurisdictionsState,
  jurisdictionKind,
} from './jurisdiction.events';

/** What is allowed where, in the memory of each process [§3, decision 177]. */
export class Jurisdictions {
  #state: JurisdictionsState = jurisdictionKind.initial;

  /** `now` gives milliseconds since 1970. */
  constructor(readonly now: () => number) {}

  /** Reads what was said before this process began. */
  async read(store: Pick<Store, 'load'>): Promise<void> {
    this.#state = await store.load(streamOf(jurisdictionKind, JURISDICTIONS));
  }

  turn(event: JurisdictionEvent): void {
    this.#state = jurisdictionKind.evolve(this.#state, event);
  }

  /** By id, with all that will hold and whatever has held. */
  get versions(): JurisdictionsState['versions'] {
    return this.#state.versions;
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
