import type { Game } from '../../../contract/game';
import { hashOfRound } from '../../../games/verify/round.address';
import { revealed as revealedOf, round as roundOf } from '../../../machines/play/play.select';
import { useView } from '../../app/house';

/**
 * The address that checks the last round: the verifier, once the seed of that round is revealed;
 * until then the place on this page where it can be.
 */
export const useFairHref = (game: Game): string => {
  const round = useView('play', roundOf);
  const revealed = useView('play', revealedOf);
  if (round === undefined || revealed?.serverSeed === undefined) return '#fair';
  if (revealed.commit !== round.fairness.commit) return '#fair';
  return `/verify${hashOfRound({
    serverSeed: revealed.serverSeed,
    commit: revealed.commit,
    clientSeed: round.fairness.clientSeed,
    nonce: round.fairness.nonce,
    engine: game.engine,
    skin: game.skin,
    stake: round.stake,
    bet: round.bet,
    actions: round.actions,
    claimed: { outcome: round.outcome, pays: round.pays, staked: round.staked },
  })}`;
};
