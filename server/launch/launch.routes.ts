import { launchGame } from '../../contract/game';
import { LAUNCH_LINK_MS } from '../../contract/limits';
import { mayPlay, modeOf } from '../../contract/play.rules';
import type { Listing } from '../game/game.catalogue';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { newId } from '../secret/secret';
import { accept } from '../store/decision';
import { streamOf } from '../store/stream';
import { launchKind } from './launch.events';

/** Who may launch what, in which currency, and the address that does it [§5, decisions 23, 30]. */
export const launchRoutes = (platform: Platform): Route[] => {
  const { store, catalogue, config, secrets } = platform;

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
    const { facts, currency } = await eligibilityOf(platform, {
      caller,
      game: game._id,
      address,
      now,
    });
    const mode = modeOf(body.currency);
    const answer = mayPlay(mode, facts);
    if (!answer.allowed) {
      const { allowed: _, ...why } = answer;
      return refused(why.rule === 'not-signed-in' ? 'not-signed-in' : 'play-refused', why);
    }
    // One money currency a player: the wallet, the deposits and the jackpots of their country.
    if (mode === 'money' && body.currency !== currency) {
      return refused('currency-unknown', { currency });
    }
    const id = newId('launch');
    const expiresAt = new Date(Date.parse(now) + LAUNCH_LINK_MS).toISOString();
    const outcome = await store.execute({
      name: 'launchGame',
      at: now,
      key,
      streams: { launch: streamOf(launchKind, id) },
      decide: () =>
        accept(
          {
            launch: [
              {
                type: 'launch.issued' as const,
                game: game._id,
                currency: body.currency,
                expiresAt,
                ...(caller === undefined ? {} : { player: caller.player }),
              },
            ],
          },
          { launch: id },
        ),
    });
    if ('refused' in outcome) return outcome;
    const secret = secrets.seal('launch', outcome.answer.launch);
    return { url: addressOf(listing, body.currency, secret) };
  };

  return [on(launchGame, launch)];
};
