import { test } from 'vitest';
import { decideClick } from '../../../server/affiliate/affiliate.decider';
import { given } from '../../support/decider';
import { ANN } from '../../support/states';

const click = { affiliate: 'affiliate_pier', game: 'game_wheel', to: 'website' } as const;

test('a player’s click is counted under their name', () => {
  given({})
    .when(() => decideClick({ ...click, player: ANN }))
    .thenHappens(
      { affiliate: [{ type: 'affiliate.clicked', ...click, player: ANN }] },
      { ok: true },
    );
});

test('a guest’s click names nobody', () => {
  given({})
    .when(() => decideClick({ ...click, player: undefined }))
    .thenHappens({ affiliate: [{ type: 'affiliate.clicked', ...click }] }, { ok: true });
});
