import type { PlayedRound } from '../../../contract/play';
import { hashOfRound } from '../../../games/verify/round.address';

/** The verifier with this round in it; undefined while its seed is still in use. */
export const verifyHref = ({
  game,
  fairness,
  stake,
  bet,
  actions,
  outcome,
  pays,
}: PlayedRound): string | undefined => {
  if (game === undefined || fairness.serverSeed === undefined) return undefined;
  const { commit, clientSeed, nonce, serverSeed } = fairness;
  const { engine, skin } = game;
  const claimed = { outcome, pays };
  const claim = { serverSeed, commit, clientSeed, nonce, engine, skin, stake, bet, actions };
  return `/verify${hashOfRound({ ...claim, claimed })}`;
};
