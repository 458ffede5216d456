import type { Place } from '../../contract/affiliate.rules';
import { liesIn } from '../../contract/country.rules';
import { Kept } from '../store/kept';
import { streamOf } from '../store/stream';
import { OFFERS, type OfferEvent, type OffersState, offersKind, type Shown } from './offer.events';

/** What is offered where and what stands first, in the memory of each process [decision 179]. */
export class Offers extends Kept<OffersState, OfferEvent> {
  constructor() {
    super(streamOf(offersKind, OFFERS));
  }

  /** The codes of the places from which a game is kept. */
  withheldFrom(game: string): readonly string[] {
    return this.state.withheld[game] ?? [];
  }

  withholds(game: string, place: Place): boolean {
    return liesIn(place, this.withheldFrom(game));
  }

  /** The ids of the games that are kept from a place. */
  awayAt(place: Place): string[] {
    return Object.keys(this.state.withheld).filter((game) => this.withholds(game, place));
  }

  /** What of a game is shown otherwise than it shipped. */
  shownOf(game: string): Shown | undefined {
    return this.state.shown[game];
  }

  /** Where a game stands among those that stand first, from 1; undefined where it does not. */
  rankOf(game: string): number | undefined {
    const at = this.state.first.indexOf(game);
    return at < 0 ? undefined : at + 1;
  }

  /** These games, those that stand first before the others, which keep their order. */
  ranked<Shown extends { _id: string }>(games: readonly Shown[]): Shown[] {
    const rankOf = ({ _id }: Shown) => this.rankOf(_id) ?? Number.POSITIVE_INFINITY;
    return games.toSorted((one, other) => {
      const [before, after] = [rankOf(one), rankOf(other)];
      return before === after ? 0 : before - after;
    });
  }
}
