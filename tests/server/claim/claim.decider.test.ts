import { test } from 'vitest';
import { decideAdoption } from '../../../server/claim/claim.decider';
import { given } from '../../support/decider';
import { ANN, BEN } from '../../support/states';

test('a name that was claimed in plain is claimed as names are now', () => {
  given({ plain: { player: ANN }, claim: {} })
    .when(decideAdoption)
    .thenHappens(
      { plain: [{ type: 'claim.freed' }], claim: [{ type: 'claim.taken', player: ANN }] },
      null,
    );
});

test('a name that somebody claimed meanwhile stays theirs', () => {
  given({ plain: { player: ANN }, claim: { player: BEN } })
    .when(decideAdoption)
    .thenHappens({ plain: [{ type: 'claim.freed' }] }, null);
});

test('what another process adopted already is left alone', () => {
  given({ plain: {}, claim: { player: ANN } })
    .when(decideAdoption)
    .thenNothing(null);
});
