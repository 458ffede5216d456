import { claimKind, emailClaim, usernameClaim } from '../claim/claim.events';
import type { CommandKey } from '../http/route';
import type { Platform } from '../platform';
import { finishRoundsOf } from '../play/play.command';
import { type SeatState, seatKind } from '../play/seat.events';
import { seatFor } from '../play/sitting.moves';
import { type PlayerState, playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { type WalletState, walletKind } from '../wallet/wallet.events';
import type { decideErasure, Seen } from './account.decider';

/** What a slot of a seat holds. */
const aSeat = streamOf(seatKind, '');

/** Every seat that a player may have taken, a slot for each. */
const seatsOf = async (
  { store, catalogue }: Pick<Platform, 'store' | 'catalogue'>,
  player: string,
): Promise<Record<`seat ${string}`, typeof aSeat>> => {
  const { balances } = await store.load(streamOf(walletKind, player));
  const currencies = Object.keys(balances);
  const seats = catalogue.all.flatMap(({ game }) =>
    currencies.map((currency) => seatFor({ wallet: player, game: game._id, currency })),
  );
  return Object.fromEntries(seats.map((seat) => [`seat ${seat}`, streamOf(seatKind, seat)]));
};

interface Erasing {
  name: string;
  player: string;
  /** The account as it was when it was asked for: its claims are freed. */
  seen: Seen;
  /** ISO 8601. */
  at: string;
  key?: CommandKey;
  /** Of whoever does it: an audited one. The player's own is the platform's. */
  writing?: Pick<Store, 'execute'>;
  decide: (states: {
    player: PlayerState;
    wallet: WalletState;
    seats: readonly SeatState[];
  }) => ReturnType<typeof decideErasure>;
}

/** Ends an account as `decide` lets it, in one commit, and forgets its person. */
export const eraseBy = async (
  platform: Platform,
  { name, player, seen, at, key, writing, decide }: Erasing,
): Promise<Outcome<null>> => {
  const { store, secrets, sessions } = platform;
  await finishRoundsOf(platform, player, at);
  const seats = await seatsOf(platform, player);
  const slots = Object.keys(seats) as (keyof typeof seats)[];
  const outcome: Outcome<null> = await (writing ?? store).execute({
    name,
    at,
    ...(key && { key }),
    streams: Object.assign(
      {
        player: streamOf(playerKind, player),
        username: streamOf(claimKind, usernameClaim(secrets, seen.username)),
        email: streamOf(claimKind, emailClaim(secrets, seen.email)),
        wallet: streamOf(walletKind, player),
      },
      seats,
    ),
    decide: (states) => decide({ ...states, seats: slots.flatMap((slot) => states[slot] ?? []) }),
  });
  if ('refused' in outcome) return outcome;
  sessions.forgetPlayer(player);
  store.forgetPerson(player);
  return outcome;
};
