import type { CorrectionStatus } from '../../contract/staff.rules';
import type { StreamKind } from '../store/stream';

/** An amount of a player that staff puts right: `correction:{id}` [decision 143]. */
export type CorrectionEvent =
  | {
      type: 'correction.asked';
      player: string;
      currency: string;
      /** Minor units, signed. */
      amount: number;
      why: string;
      by: string;
      at: string;
    }
  | { type: 'correction.done'; by: string; at: string }
  | { type: 'correction.refused'; by: string; at: string };

export interface CorrectionState {
  phase: 'none' | CorrectionStatus;
  order?: { player: string; currency: string; amount: number; by: string };
}

const evolve = (state: CorrectionState, event: CorrectionEvent): CorrectionState => {
  switch (event.type) {
    case 'correction.asked': {
      const { player, currency, amount, by } = event;
      return { phase: 'waiting', order: { player, currency, amount, by } };
    }
    case 'correction.done':
      return { ...state, phase: 'done' };
    case 'correction.refused':
      return { ...state, phase: 'refused' };
  }
};

/** The wallet posts what moves. */
export const correctionKind: StreamKind<CorrectionState, CorrectionEvent> = {
  name: 'correction',
  initial: { phase: 'none' },
  evolve,
  personal: (_, event) =>
    event.type === 'correction.asked'
      ? { of: event.player, fields: ['why'], instead: { why: '' } }
      : undefined,
};
