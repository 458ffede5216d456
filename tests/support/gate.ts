import { aJurisdiction } from '../../contract/make/country';
import type { GateStates, Laws } from '../../server/play/gate.moves';
import { protectionKind } from '../../server/protection/protection.events';
import { sessionKind } from '../../server/session/session.events';
import { after } from './decider';
import { ANN, at, NOW, player } from './states';

/** One jurisdiction everywhere: coins and money from 18, with a licence. */
export const laws: Laws = {
  jurisdictions: () => [
    aJurisdiction({
      name: 'Malta',
      realMoneyGambling: true,
      licensed: true,
      realMoneyAgeRestriction: 18,
    }),
  ],
  currencyOf: () => 'EUR',
  covers: () => false,
  coinsOnly: () => false,
  withholds: () => false,
};

/** What the gate reads of Ann: of age, verified, signed in. */
export const inside: GateStates = {
  player: player(
    {
      type: 'player.detailsChanged',
      set: { birthday: { day: 1, month: 1, year: 2000 }, country: 'MT' },
      cleared: [],
    },
    { type: 'player.verified', by: 'test', at: NOW },
  ),
  session: after(sessionKind, {
    type: 'session.opened',
    player: ANN,
    at: NOW,
    expiresAt: at(24 * 60 * 60 * 1_000),
    epoch: 0,
  }),
  protection: protectionKind.initial,
};

/** The same, once the session has ended. */
export const outside: GateStates = {
  ...inside,
  session: { ...inside.session, ended: true },
};

/** Who asks with them. */
export const ann = { player: ANN, session: 'session_1', country: 'MT' };
