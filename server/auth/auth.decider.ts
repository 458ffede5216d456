import type { SignUpBody } from '../../contract/auth';
import { reservedUsernames } from '../../contract/auth.rules';
import { COINS, WELCOME_COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { ClaimEvent, ClaimState } from '../claim/claim.events';
import type { LinkEvent } from '../link/link.events';
import type { PlayerEvent, PlayerState } from '../player/player.events';
import type { SessionEvent } from '../session/session.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';

export interface SignUp {
  player: string;
  passwordHash: string;
  body: SignUpBody;
  /** Favourites a guest kept that are games of this platform. */
  favourites: readonly string[];
  session: SessionEvent & { type: 'session.opened' };
  /** A link that proves the e-mail address. */
  link: LinkEvent & { type: 'link.issued' };
  /** Id of the welcome grant's transaction. */
  grant: string;
  at: string;
}

export interface SignUpStates {
  player: PlayerState;
  username: ClaimState;
  email: ClaimState;
  wallet: WalletState;
}

export interface SignUpEvents {
  player: PlayerEvent[];
  username: ClaimEvent[];
  email: ClaimEvent[];
  wallet: WalletEvent[];
  session: SessionEvent[];
  link: LinkEvent[];
}

/** A new player, both names claimed, a wallet with the welcome grant, and a first session. */
export const decideSignUp = (
  states: SignUpStates,
  { player, passwordHash, body, favourites, session, link, grant, at }: SignUp,
): Decision<SignUpEvents, { player: string }> => {
  const taken = states.username.player !== undefined || states.email.player !== undefined;
  if (taken || reservedUsernames.includes(body.username.toLowerCase())) {
    return refuse(problem('member-refused'));
  }
  const signedUp: PlayerEvent = {
    type: 'player.signedUp',
    username: body.username,
    email: body.email,
    passwordHash,
    at,
    ...(body.birthday === undefined ? {} : { birthday: body.birthday }),
    ...(body.country === undefined ? {} : { country: body.country }),
    ...(body.region === undefined ? {} : { region: body.region }),
    ...(body.language === undefined ? {} : { language: body.language }),
    ...(body.timezone === undefined ? {} : { timezone: body.timezone }),
    ...(body.aid === undefined ? {} : { affiliate: body.aid }),
    ...(body.cid === undefined ? {} : { campaign: body.cid }),
  };
  const welcome = credit(states.wallet, {
    id: grant,
    kind: 'shopCoins',
    currency: COINS,
    amount: WELCOME_COINS,
    against: 'promo',
    reference: 'welcome',
    delay: 0,
  });
  return accept(
    {
      player: [
        signedUp,
        ...favourites.map((game): PlayerEvent => ({ type: 'player.favouriteSet', game })),
      ],
      username: [{ type: 'claim.taken', player }],
      email: [{ type: 'claim.taken', player }],
      wallet: [welcome],
      session: [session],
      link: [link],
    },
    { player },
  );
};
