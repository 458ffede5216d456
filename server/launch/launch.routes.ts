import { launchGame } from '../../contract/game';
import type { Listing } from '../game/game.listing';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { gateStreams } from '../play/gate.moves';
import { lawsOf } from '../play/play.eligibility';
import { newId } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideLaunch } from './launch.decider';
import { launchKind } from './launch.events';

/** Who may launch what, in which currency, and the address that does it [§5, decisions 23, 30]. */
export const launchRoutes = (platform: Platform): Route[] => {
  const { store, catalogue, config, secrets, countries } = platform;
  const laws = lawsOf(platform);

  /** Our own page plays our own games; a third party's opens at its place. */
  const addressOf = ({ game, supplier }: Listing, currency: string, secret: string): string => {
    if (supplier === undefined) return `/play/${game.urlFriendlyName}?launch=${secret}`;
    const url = new URL(supplier.launchUrl);
    url.searchParams.set('token', secret);
    url.searchParams.set('game', game.urlFriendlyName);
    url.searchParams.set('currency', currency);
    url.searchParams.set('lobby', config.PUBLIC_URL);
    return url.href;
  };

  const launch = async (asked: Asked<typeof launchGame>) => {
    const { caller, params, body, address, now, key } = asked;
    const listing = catalogue.find(params.id);
    if (listing === undefined) return refused('not-found');
    const { game } = listing;
    const id = newId('launch');
    const entrant = {
      ...(caller === undefined ? {} : { player: caller.player, session: caller.session }),
      game: game._id,
      currency: body.currency,
      country: countries.locate(address).country,
      at: now,
    };
    const outcome = await store.execute({
      name: 'launchGame',
      at: now,
      key,
      streams: { launch: streamOf(launchKind, id), ...gateStreams(entrant) },
      decide: (states) => decideLaunch(states, id, entrant, laws),
    });
    if ('refused' in outcome) return outcome;
    const secret = secrets.seal('launch', outcome.answer.launch);
    return { url: addressOf(listing, body.currency, secret) };
  };

  return [on(launchGame, launch)];
};
