import { accept, type Decision } from '../store/decision';
import type { ClaimEvent, ClaimState } from './claim.events';

/** Claims as names are claimed now what was claimed in plain; what is done already is silent. */
export const decideAdoption = ({
  plain,
  claim,
}: {
  plain: ClaimState;
  claim: ClaimState;
}): Decision<{ plain: ClaimEvent[]; claim: ClaimEvent[] }, null> => {
  const { player } = plain;
  if (player === undefined) return accept({}, null);
  return accept(
    {
      plain: [{ type: 'claim.freed' }],
      claim: claim.player === undefined ? [{ type: 'claim.taken', player }] : [],
    },
    null,
  );
};
