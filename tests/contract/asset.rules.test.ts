import { expect, test } from 'vitest';
import { assetUrl } from '../../contract/asset.rules';

test.each([
  ['/assets/games/lantern-run.svg', '/assets/games/lantern-run.svg'],
  ['/brand/logo.svg', '/brand/logo.svg'],
  ['https://elsewhere.example/logo.svg', 'https://elsewhere.example/logo.svg'],
  ['data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['logo.svg', 'https://files.example/fair/logo.svg'],
  ['games/wheel.svg', 'https://files.example/fair/games/wheel.svg'],
])('%s is asked for at %s', (address, url) => {
  expect(assetUrl(address, 'https://files.example/fair/')).toBe(url);
  expect(assetUrl(address, 'https://files.example/fair')).toBe(url);
});
