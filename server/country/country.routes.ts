import { getLocation, jurisdictionsByCountry, listCountries } from '../../contract/country';
import { DEFAULT_COUNTRY } from '../../contract/limits';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';

export const countryRoutes = ({ countries, jurisdictions, offers, store }: Platform): Route[] => [
  on(getLocation, async ({ address }) => countries.locate(address)),
  on(listCountries, async () => ({
    items: [...countries.all],
    languages: [...countries.languages],
    timezones: [...countries.timezones],
  })),
  on(jurisdictionsByCountry, async ({ query: { country, region }, caller }) => {
    const account =
      caller === undefined
        ? undefined
        : (await store.load(streamOf(playerKind, caller.player))).account;
    // A player's screen need not know the region of the profile to ask about their own country.
    const own = account !== undefined && account.country === country ? account.region : undefined;
    const there = region ?? own;
    const place = {
      country: country ?? DEFAULT_COUNTRY,
      ...(there === undefined ? {} : { region: there }),
    };
    const withheld = offers.awayAt(place);
    return { items: jurisdictions.at(place), ...(withheld.length > 0 && { withheld }) };
  }),
];
