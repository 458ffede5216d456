import { expect, test } from 'vitest';
import { playRules } from '../../../contract/play.rules';
import { cureOf } from '../../../machines/play/cure.rules';

test('every rule has its cure, but for an age that has to be waited for', () => {
  const without = playRules.filter((rule) => cureOf(rule) === undefined);
  expect(without).toEqual(['too-young']);
});
