import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  contrast,
  DARK_PALETTE,
  EDGE_MIX,
  LIGHT_PALETTE,
  nearestPassing,
  PALETTE_KEYS,
  paletteProblems,
  schemeOf,
  TOKEN_OF,
} from '../../contract/palette.rules';
import { applyPalette } from '../../src/styles/applyPalette';

const stylesheets = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name));

const tokens = readFileSync('src/styles/tokens.css', 'utf8');

describe('contrast', () => {
  test('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test('is not a number for what is not a colour', () => {
    expect(contrast('red', '#ffffff')).toBeNaN();
  });
});

describe('palettes', () => {
  test.each([
    ['dark', DARK_PALETTE],
    ['light', LIGHT_PALETTE],
  ] as const)('the %s palette is readable', (scheme, palette) => {
    expect(paletteProblems(palette)).toEqual([]);
    expect(schemeOf(palette)).toBe(scheme);
  });

  test('an unreadable pair is refused by name', () => {
    expect(paletteProblems({ ...DARK_PALETTE, color8: '#ffc860' })).toEqual([
      'on-accent on accent is 1.15:1, below 4.5:1',
    ]);
  });

  test('a faint control edge is refused beside the faint text', () => {
    const problems = paletteProblems({ ...LIGHT_PALETTE, color6: '#b9add6' });
    expect(problems.filter((problem) => problem.startsWith('control edge'))).toEqual([
      'control edge on bg is 1.62:1, below 3:1',
      'control edge on surface is 1.71:1, below 3:1',
      'control edge on raised is 1.52:1, below 3:1',
    ]);
  });

  test('the nearest shade that can be read is offered, and nothing less passes', () => {
    const faint = { ...LIGHT_PALETTE, color9: '#d9b36a' };
    const shade = nearestPassing(faint, 'color9') ?? '';
    expect(paletteProblems({ ...faint, color9: shade })).toEqual([]);
    const nearer = contrast(shade, LIGHT_PALETTE.color3);
    expect(nearer).toBeGreaterThanOrEqual(4.5);
    expect(nearer).toBeLessThan(4.6);
    expect(nearestPassing(DARK_PALETTE, 'color5')).toBe(DARK_PALETTE.color5);
  });

  test('where not even black or white can be read, no shade is offered', () => {
    const torn = { ...DARK_PALETTE, color2: '#ffffff' };
    expect(nearestPassing(torn, 'color5')).toBeUndefined();
  });

  test('what is not a colour is refused', () => {
    expect(paletteProblems({ ...DARK_PALETTE, color1: 'url(#x)' })).toEqual([
      'color1 (bg) is not a #rrggbb colour',
    ]);
  });
});

describe('the stylesheet', () => {
  test('maps each colour to its token, with the dark palette for the first frame', () => {
    for (const key of PALETTE_KEYS) {
      expect(tokens).toContain(`--${TOKEN_OF[key]}: var(--${key}, ${DARK_PALETTE[key]});`);
    }
  });

  test('mixes the control edge as the check computes it', () => {
    expect(tokens).toContain(`--edge: color-mix(in srgb, var(--muted) ${EDGE_MIX * 100}%`);
  });

  test('reads --colorN in one file only', () => {
    const readers = stylesheets('src').filter((file) =>
      /var\(--color\d/.test(readFileSync(file, 'utf8')),
    );
    expect(readers).toEqual(['src/styles/tokens.css']);
  });

  test('uses logical properties only', () => {
    const physical =
      /^\s*(?:(?:margin|padding|border)-(?:left|right|top|bottom)|left|right|top|bottom|text-align:\s*(?:left|right)|float|(?:min-|max-)?(?:width|height))\s*:/m;
    const offenders = stylesheets('src/ui').filter((file) =>
      physical.test(readFileSync(file, 'utf8')),
    );
    expect(offenders).toEqual([]);
  });
});

test('a palette reaches the page as custom properties and a scheme', () => {
  const root = document.createElement('html');
  applyPalette(root, LIGHT_PALETTE);
  expect(root.style.getPropertyValue('--color7')).toBe(LIGHT_PALETTE.color7);
  expect(root.dataset.scheme).toBe('light');
});
