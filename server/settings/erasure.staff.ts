import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import * as decider from './account.decider';
import { eraseBy } from './erasure.command';

type Needs = Pick<Platform, 'store'>;

/** Has an account ended, once a second member approves. Refuses `not-found`. */
export const askErasure = (
  { store }: Needs,
  player: string,
  step: decider.StaffStep,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'askErasure',
    at: step.at,
    streams: { player: streamOf(playerKind, player) },
    decide: (states) => decider.decideAskErasure(states.player, step),
  });

/** It is not to be. Refuses `not-found`. */
export const refuseErasure = (
  { store }: Needs,
  player: string,
  step: decider.StaffStep,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'refuseErasure',
    at: step.at,
    streams: { player: streamOf(playerKind, player) },
    decide: (states) => decider.decideRefuseErasure(states.player, step),
  });

/** Ends it, written by the store of whoever approves. Refuses as `decideApproveErasure` does. */
export const approveErasure = async (
  platform: Platform,
  writing: Store,
  player: string,
  step: decider.StaffStep,
): Promise<Outcome<null>> => {
  const { account: seen } = await platform.store.load(streamOf(playerKind, player));
  if (seen === undefined) return { refused: problem('not-found') };
  return eraseBy(platform, {
    name: 'approveErasure',
    player,
    seen,
    at: step.at,
    writing,
    decide: (states) => decider.decideApproveErasure(states, seen, step),
  });
};
