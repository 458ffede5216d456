import { expect, test } from 'vitest';
import { plainText } from '../../contract/text.rules';

test.each([
  ['  hello \n', 'hello'],
  ['a\tb', 'a b'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
  ['zero\u0000 bell\u0007 delete\u007f next\u0085', 'zero bell delete next'],
  ['half \ud83c pair', 'half  pair'],
  ['whole 🎠 pair', 'whole 🎠 pair'],
  ['\u202egnihton\u202c', 'gnihton'],
  ['مرحبا \u200fABC', 'مرحبا \u200fABC'],
  ['family 👩‍👩‍👧', 'family 👩‍👩‍👧'],
  ['e\u0301', 'é'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
  ['\u0000\u202e\ufeff', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(plainText(typed)).toBe(kept);
  expect(plainText(kept)).toBe(kept);
});
