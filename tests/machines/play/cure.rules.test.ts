import { expect, test } from 'vitest';
import { PlayRule } from '../../../contract/play.rules';
import { cureOf } from '../../../machines/play/cure.rules';

test('every rule has its cure, but for an age that has to be waited for', () => {
  const without = PlayRule.options.filter((rule) => cureOf(rule) === undefined);
  expect(without).toEqual(['too-young']);
});
