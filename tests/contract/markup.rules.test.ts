import { expect, test } from 'vitest';
import { escaped } from '../../contract/markup.rules';

test('no sign of a text ends its tag, its quotes or begins an entity', () => {
  expect(escaped(`<a href="x" title='y'>&amp;</a> ü €`)).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;amp;&#60;/a&#62; ü €',
  );
});
