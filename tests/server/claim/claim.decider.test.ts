import { test } from 'vitest';
import { decideAdoption } from '../../../server/claim/claim.decider';
import { given } from '../../support/decider';
import { ANN, BEN } from '../../support/states';

test('a name that was claimed in plain is claimed as names are now', () => {
  given({ before: { player: ANN }, claim: {} })
    .when(decideAdoption)
    .thenHappens(
      { before: [{ type: 'claim.freed' }], claim: [{ type: 'claim.taken', player: ANN }] },
      null,
    );
});

test('a name that somebody claimed meanwhile stays theirs', () => {
  given({ before: { player: ANN }, claim: { player: BEN } })
    .when(decideAdoption)
    .thenHappens({ before: [{ type: 'claim.freed' }] }, null);
});

test('what another process adopted already is left alone', () => {
  given({ before: {}, claim: { player: ANN } })
    .when(decideAdoption)
    .thenNothing(null);
});
