import { aRelation } from '../../contract/make/relation';
import { problem } from '../../contract/problems';
import { relationCommands } from '../../contract/relation.rules';
import { relationMachine } from '../../machines/relation/relation.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const playerId = 'player_bob1';

export const relationWalk = walk({
  machine: silent(relationMachine),
  inputs: [
    { playerId, relation: undefined },
    { playerId, relation: aRelation() },
  ],
  events: [
    ...relationCommands.map((command) => ({ type: `relation.${command}` }) as const),
    { type: 'relation.retry' },
    { type: 'relation.leave' },
    { type: 'relation.outdated' },
    { type: 'relation.told', relation: aRelation({ bond: 'was asked', following: true }) },
    { type: 'relation.told', relation: aRelation({ bond: 'hidden' }) },
    { type: 'relation.told', relation: aRelation({ bond: 'was asked' }) },
    { type: 'relation.told', relation: aRelation({ bond: 'asked' }) },
    { type: 'relation.told', relation: aRelation({ bond: 'friends', following: true }) },
    { type: 'relation.loaded', relation: aRelation({ following: true }) },
    { type: 'relation.saved', relation: aRelation({ bond: 'asked', following: true }) },
    { type: 'relation.saved', relation: aRelation({ bond: 'friends', favourite: true }) },
    { type: 'relation.saved', relation: aRelation({ bond: 'blocked' }) },
    { type: 'relation.refused', problem: problem('not-found') },
    { type: 'relation.refused', problem: problem('step-illegal') },
    { type: 'relation.refused', problem: problem('rate-limited') },
    { type: 'connection.found' },
    {
      type: 'relation.refused',
      problem: problem('request-too-soon', { again: '2026-11-28T20:00:00.000Z' }),
    },
    { type: 'port.failed', port: 'relation.change' },
  ],
  // While it is asked for again the steps are those of the bond that is shown.
  view: ({ context: { relation } }) =>
    relation && [relation.bond, relation.favourite, relation.following],
});
