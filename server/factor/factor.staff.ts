import type { Platform } from '../platform';
import { type PlayerEvent, type PlayerState, playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import type { Decision } from '../store/decision';
import { streamOf } from '../store/stream';
import * as decider from './factor.decider';

type Needs = Pick<Platform, 'store'>;
type Deciding = (
  state: PlayerState,
  step: decider.StaffStep,
) => Decision<{ player: PlayerEvent[] }, null>;

const step =
  (name: string, decide: Deciding) =>
  ({ store }: Needs, player: string, taken: decider.StaffStep): Promise<Outcome<null>> =>
    store.execute({
      name,
      at: taken.at,
      streams: { player: streamOf(playerKind, player) },
      decide: (states) => decide(states.player, taken),
    });

/** Has a lost second factor taken away, once a second member approves. */
export const askFactorLoss = step('askFactorLoss', decider.decideAskFactorLoss);
/** It is not to be. */
export const refuseFactorLoss = step('refuseFactorLoss', decider.decideRefuseFactorLoss);
/** Takes it away; every session of the player ends. */
export const approveFactorLoss = step('approveFactorLoss', decider.decideApproveFactorLoss);
