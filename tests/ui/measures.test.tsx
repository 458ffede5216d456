import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { IMAGE_SLIDE_MS, SELECTOR_POPUP_PX } from '../../contract/limits';
import { StarRating, Stars } from '../../src/ui/StarRating';

afterEach(cleanup);

const rating = {
  value: 0,
  legend: 'Stars',
  starLabels: ['1 star'],
  hovered: 0,
  onHover: () => undefined,
  onRate: () => undefined,
};

/** What a rule of a stylesheet declares; the first rule of its selector. */
const declared = (file: string, selector: string): Map<string, string> => {
  const text = readFileSync(file, 'utf8');
  const at = text.indexOf(`${selector} {`);
  const body = text.slice(text.indexOf('{', at) + 1, text.indexOf('}', at));
  const pairs = body.split(';').map((line) => line.split(':').map((part) => part.trim()));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
};

test('what moves takes 300, 400 or 700 ms [§9]', () => {
  const tokens = declared('src/styles/tokens.css', ':root');
  const times = ['--quick', '--calm', '--event'].map((name) => tokens.get(name));
  expect(times).toEqual(['300ms', '400ms', '700ms']);
});

test('the popup of a selector is at most 180 px high [§9]', () => {
  const popup = declared('src/ui/Selector.module.css', '.popup');
  expect(popup.get('max-block-size')).toBe(`${SELECTOR_POPUP_PX}px`);
});

test('a picture slides for as long as its machine waits [§9]', () => {
  const text = readFileSync('src/views/image/ImageViewer.module.css', 'utf8');
  const times = [...text.matchAll(/animation: slide-\w+ (\d+)ms/g)].map(([, ms]) => Number(ms));
  expect(times).toEqual([IMAGE_SLIDE_MS, IMAGE_SLIDE_MS]);
});

test('a star is 30 px wide unless told otherwise [§9]', () => {
  const edge = (stars: ReactNode) =>
    render(stars)
      .container.querySelector<HTMLElement>('span, fieldset')
      ?.style.getPropertyValue('--star');
  expect(edge(<Stars value={0} label="0 of 5 stars" />)).toBe('30px');
  expect(edge(<StarRating {...rating} />)).toBe('30px');
  expect(edge(<Stars value={0} size={18} label="0 of 5 stars" />)).toBe('18px');
});
