import { expect, test } from 'vitest';
import { aBootstrap } from '../../../contract/make/branding';
import { favicon, logo } from '../../../machines/branding/branding.select';
import { aWorld } from '../support/world';

test('a relative mark lies below the address of the assets, one at the root is used as it is', () => {
  const world = aWorld({ to: '/' });
  const marks = () => {
    const branding = world.resident('branding').getSnapshot();
    return [logo(branding), favicon(branding)];
  };
  expect(marks()).toEqual([undefined, undefined]);
  const { app } = aBootstrap();
  const bootstrap = aBootstrap({
    assetsUrl: 'https://files.example/fair',
    app: { ...app, logo: 'mark.svg', favicon: '/assets/favicon.svg' },
  });
  const loaded = { type: 'branding.loaded', bootstrap };
  world.asked('branding.load').answer(loaded);
  expect(marks()).toEqual(['https://files.example/fair/mark.svg', '/assets/favicon.svg']);
});
