import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { advertisementLifecycle } from '../../contract/lifecycles';
import { expect } from '../../tests/e2e/support/fair';
import { asOperator } from '../../tests/support/operator';
import { walkLifecycle } from './lifecycle';

const terms = {
  name: 'Sample Pier',
  placements: ['lobby'],
  landingUrl: 'https://pier.example/',
  content: { type: 'image', image: '/brand/logo.svg', isIframe: false },
};

walkLifecycle('advertisement', {
  lifecycle: advertisementLifecycle,
  begins: 'served',
  async begin({ page, visitor }) {
    const { server } = visitor;
    const file = join(server.dataDir, 'advertisement.json');
    await writeFile(file, JSON.stringify(terms));
    for (const sample of ['pier', 'lights'])
      await asOperator(server, 'end-advertisement', `advertisement_sample-${sample}`);
    await asOperator(server, 'advertisement', file, 'advertisement_pier');
    await page
      .context()
      .route('https://pier.example/**', (route) =>
        route.fulfill({ body: 'An evening by the sea', contentType: 'text/plain' }),
      );
    const told: Record<'load' | 'click', Request[]> = { load: [], click: [] };
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/advertisements/load') told.load.push(request);
      if (pathname === '/api/advertisements/click') told.click.push(request);
    });
    // On a phone it is far below what is seen first.
    await page.setViewportSize({ width: 360, height: 640 });
    await visitor.arrive({ birthday: { day: 1, month: 5, year: 1990 } });
    const answer = page.waitForResponse('**/api/advertisements?*');
    await visitor.visit();
    const { viewId } = (await (await answer).json()) as { viewId: string };
    const link = page.getByRole('link', { name: 'Sample Pier' });
    const body = { advertisementId: 'advertisement_pier', placementId: 'lobby', viewId };
    let isFirst = true;
    return {
      async take({ from, command }) {
        if (command === 'load' && from === 'served') {
          const counted = page.waitForResponse('**/api/advertisements/load');
          await link.scrollIntoViewIfNeeded();
          expect((await counted).status()).toBe(200);
        } else if (command === 'click' && isFirst && from === 'loaded') {
          const counted = page.waitForResponse('**/api/advertisements/click');
          await link.click();
          expect((await counted).status()).toBe(200);
          isFirst = false;
        } else await visitor.ask('POST', `/advertisements/${command}`, body);
      },
      async see(state) {
        await expect(link).toHaveAttribute('href', 'https://pier.example/');
        await expect(link).toHaveAttribute('target', '_blank');
        if (state === 'served') expect([told.load.length, told.click.length]).toEqual([0, 0]);
      },
    };
  },
});
