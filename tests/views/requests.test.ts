import { expect, test } from 'vitest';
import { answeringOf } from '../../src/sw/requests.rules';

const here = 'https://fair.example';
const of = (path: string, mode = 'cors', method = 'GET') =>
  answeringOf({ method, mode, url: new URL(path, here).href }, here);

test('pages of the product are answered with the shell, pages of the server are not', () => {
  const pages = ['/', '/games/lantern-run', '/notifications/gifts?from=push', '/apiary'];
  expect(pages.map((path) => of(path, 'navigate'))).toEqual(pages.map(() => 'page'));
  const others = ['/api/docs', '/mails', '/healthz', '/images/image_1.webp', '/robots.txt'];
  expect(others.map((path) => of(path, 'navigate'))).toEqual(others.map(() => 'none'));
});

test('only files whose name tells their content are kept; what the server says never is', () => {
  expect(of('/assets/index-Bdhw5-T5.js')).toBe('file');
  expect(of('/assets/index.js')).toBe('none');
  expect(of('/assets/games/midnight-carousel.svg')).toBe('none');
  expect(of('/api/bootstrap')).toBe('none');
  expect(of('/brand/logo.svg')).toBe('none');
  expect(of('/images/image_0123-12345678.webp')).toBe('none');
  expect(of('https://elsewhere.example/assets/index-Bdhw5-T5.js')).toBe('none');
  expect(of('/', 'navigate', 'POST')).toBe('none');
});
