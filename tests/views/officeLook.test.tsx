import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Look } from '../../contract/look.desk';
import { DARK_PALETTE, LIGHT_PALETTE, paletteFlaws } from '../../contract/palette.rules';
import { problem } from '../../contract/problems';
import { LookSample } from '../../src/office/LookSample';
import { lookOf, mendsOf, paletteOf, typedOf } from '../../src/office/lookDraft';
import { sayProblem } from '../../src/office/problem';

// Files share a document: what is left in it is found by the next one.
afterEach(cleanup);

const look: Look = {
  name: 'Luna Fair',
  logo: '/brand/logo.svg',
  profileLogo: '/brand/profile.svg',
  favicon: '/brand/favicon.svg',
  mainHeader: 'Home.A good evening at the fair',
  secondaryHeader: 'Home.Play for fun',
  authorizedHeader: 'Home.Welcome back',
  authorizedHeaderMobile: 'Home.Welcome',
  centerHeader: 'Home.Games',
  dark: DARK_PALETTE,
  light: LIGHT_PALETTE,
};

test('a look that is typed and not changed is the same look', () => {
  expect(lookOf(typedOf(look))).toEqual(look);
  const values = { ...typedOf(look), name: ' Pier ', 'light.color9': '#123456' };
  expect(lookOf(values)).toEqual({
    ...look,
    name: 'Pier',
    light: { ...LIGHT_PALETTE, color9: '#123456' },
  });
  expect(Look.safeParse(lookOf({})).success).toBe(false);
});

test('each colour that cannot be read is named once, at its worst, with a shade that can', () => {
  const palette = { ...DARK_PALETTE, color6: '#333333', color8: DARK_PALETTE.color7 };
  const mends = mendsOf(palette);
  expect(mends.map(({ key, on }) => [key, on])).toEqual([
    ['color6', 'color3'],
    ['color8', 'color7'],
  ]);
  const mended = Object.fromEntries(mends.map(({ key, nearest }) => [key, nearest]));
  expect(paletteFlaws({ ...palette, ...mended })).toEqual([]);
  expect(mendsOf(DARK_PALETTE)).toEqual([]);
});

test('the sample takes the nearest shade of the palette that it is of', () => {
  const take = vi.fn();
  const values = { ...typedOf(look), 'light.color8': LIGHT_PALETTE.color7 };
  render(<LookSample values={values} take={take} />);
  expect(within(screen.getByRole('region', { name: 'Dark colours' })).queryByRole('button')).toBe(
    null,
  );
  const [mend] = mendsOf(paletteOf(values, 'light'));
  fireEvent.click(screen.getByRole('button', { name: `Take ${mend?.nearest}` }));
  expect(take.mock.calls).toEqual([['light.color8', mend?.nearest]]);
});

test('a refusal says which colours, in which palette, and the nearest shade', () => {
  const params = { palette: 'light', colour: 'color8', on: 'color7', measured: 1, least: 4.5 };
  expect(sayProblem(problem('look-unreadable', { ...params, nearest: '#ffffff' }))).toBe(
    'Light colours: Text on the accent on Accent is 1.00 to 1, and needs 4.50. Nearest shade: #ffffff',
  );
  expect(sayProblem(problem('body-invalid', { field: 'body.look.dark.color3' }))).toBe(
    'This is missing or wrong: Dark colours: Raised surface',
  );
  expect(sayProblem(problem('body-invalid', { field: 'body.look.mainHeader' }))).toBe(
    'This is missing or wrong: Heading of strangers',
  );
  expect(sayProblem(problem('body-invalid', { field: 'body.why' }))).toBe(
    'This is missing or wrong: why',
  );
});
