import { accept, type Decision } from '../store/decision';
import type { ClaimEvent, ClaimState } from './claim.events';

/** Claims under its name of now what was claimed under an earlier one; what is done already is silent. */
export const decideAdoption = ({
  before,
  claim,
}: {
  before: ClaimState;
  claim: ClaimState;
}): Decision<{ before: ClaimEvent[]; claim: ClaimEvent[] }, null> => {
  const { player } = before;
  if (player === undefined) return accept({}, null);
  return accept(
    {
      before: [{ type: 'claim.freed' }],
      claim: claim.player === undefined ? [{ type: 'claim.taken', player }] : [],
    },
    null,
  );
};
