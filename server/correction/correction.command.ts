import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import * as decider from './correction.decider';
import { correctionKind } from './correction.events';

type Needs = Pick<Platform, 'store'>;
interface Step {
  by: string;
  at: string;
}

/** Has an amount corrected, once a second member approves. Refuses `not-found` and `currency-unknown`. */
export const askCorrection = (
  { store }: Needs,
  id: string,
  order: decider.CorrectionOrder,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'askCorrection',
    at: order.at,
    streams: {
      correction: streamOf(correctionKind, id),
      player: streamOf(playerKind, order.player),
    },
    decide: (states) => decider.decideAskCorrection(states, order),
  });

/** Moves it. Refuses `not-found`, `step-illegal`, `approval-own` and `insufficient-amount`. */
export const approveCorrection = async (
  { store }: Needs,
  id: string,
  step: Step,
): Promise<Outcome<null>> => {
  const correction = streamOf(correctionKind, id);
  const { order } = await store.load(correction);
  if (order === undefined) return { refused: problem('not-found') };
  return store.execute({
    name: 'approveCorrection',
    at: step.at,
    streams: {
      correction,
      wallet: streamOf(walletKind, order.player),
      player: streamOf(playerKind, order.player),
    },
    decide: (states) => decider.decideApproveCorrection(states, id, step),
  });
};

/** Moves nothing. Refuses `not-found` and `step-illegal`. */
export const refuseCorrection = (
  { store }: Needs,
  id: string,
  step: Step,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'refuseCorrection',
    at: step.at,
    streams: { correction: streamOf(correctionKind, id) },
    decide: ({ correction }) => decider.decideRefuseCorrection(correction, step),
  });
