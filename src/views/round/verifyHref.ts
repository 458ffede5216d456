import type { ShownRound } from '../../../contract/play';
import type { RoundClaim } from '../../../games/verify/claim';
import { hashOfRound } from '../../../games/verify/round.address';

/** What of a round its claim is made of. */
type Drawn = Omit<ShownRound, 'openedAt' | 'course'>;

/** What the server says of a round, to be drawn again; undefined while its seed is still in use. */
export const claimOf = ({
  game,
  fairness,
  stake,
  staked,
  bet,
  actions,
  outcome,
  pays,
}: Drawn): RoundClaim | undefined => {
  if (game === undefined || fairness.serverSeed === undefined) return undefined;
  const { commit, clientSeed, nonce, serverSeed, rules } = fairness;
  const { engine, skin } = game;
  const claimed = { outcome, pays, staked };
  const drawn = {
    serverSeed,
    commit,
    clientSeed,
    nonce,
    engine,
    skin,
    stake,
    bet,
    actions,
    claimed,
  };
  return rules === undefined ? drawn : { ...drawn, rules };
};

/** The verifier with a claim in it. */
export const verifyHref = (claim: RoundClaim): string => `/verify${hashOfRound(claim)}`;
