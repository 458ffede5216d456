import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HouseProvider } from '../../src/app/HouseProvider';
import { type Times, useTimes } from '../../src/views/tournament/when';
import { silentHouse } from './house';

const words: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, string>>('../../server/phrase/words/*.json', {
      import: 'default',
      eager: true,
    }),
  ).map(([path, map]) => [path.replace(/^.*\/|\.json$/g, ''), map]),
);

afterEach(cleanup);

/** Noon of the reader's own day, wherever the test runs: Friday, the 20th of November 2026. */
const noon = new Date(2026, 10, 20, 12).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const Told = ({ by, ahead }: { by: keyof Times; ahead: number }) =>
  useTimes()[by](new Date(noon + ahead).toISOString());

const told = (by: keyof Times, ahead: number, code = 'en-US'): string => {
  const house = silentHouse({
    at: noon,
    stored: {
      languageV2: { code },
      translatesV2: { [code]: { ...words['en-US'], ...words[code] } },
    },
  });
  const { container } = render(
    <HouseProvider value={house}>
      <Told by={by} ahead={ahead} />
    </HouseProvider>,
  );
  const text = container.textContent ?? '';
  cleanup();
  return text;
};

test.each([
  ['starting now', 0],
  ['starting in 1 minute', MINUTE],
  ['starting in 30 minutes', 30 * MINUTE],
  ['starting in 2 hours', 2 * HOUR],
  ['starting tomorrow', DAY],
  ['starting on Sunday', 2 * DAY],
  ['starting on Thursday', 6 * DAY],
  ['starting the 27th', 7 * DAY],
  ['starting the 1st', 11 * DAY],
  ['starting the 2nd', 12 * DAY],
  ['starting the 3rd', 13 * DAY],
  ['starting the 11th', 21 * DAY],
  ['starting the 21st', 31 * DAY],
])('a start is told as the specification does: %s', (text, ahead) => {
  expect(told('starting', ahead)).toBe(text);
});

test.each([
  ['in 1 minute', MINUTE],
  ['in 60 minutes', HOUR],
  ['in 2 hours', 2 * HOUR],
  ['in 24 hours', DAY],
  ['in 2 days', 2 * DAY],
])('an end is told as the specification does: %s', (text, ahead) => {
  expect(told('ending', ahead)).toBe(text);
});

test('what has ended is told by how long ago', () => {
  expect(told('ended', -3 * HOUR)).toBe('3 hours ago');
  expect(told('ended', -DAY)).toBe('1 day ago');
});

const others = ['de', 'ar', 'es', 'fr', 'it', 'pl', 'pt', 'tr', 'ja', 'zh'];

test.each(others)('every count has the plural form of %s', (code) => {
  const cldr = new Intl.RelativeTimeFormat(`${code}-u-nu-latn`, { numeric: 'always' });
  const counts = [1, 2, 3, 11, 24];
  expect(counts.map((count) => told('ending', count * MINUTE, code))).toEqual(
    counts.map((count) => cldr.format(count, 'minute')),
  );
  expect(counts.slice(1).map((count) => told('ending', count * HOUR, code))).toEqual(
    counts.slice(1).map((count) => cldr.format(count, 'hour')),
  );
});

test('a weekday is told in the language', () => {
  expect(told('starting', 2 * DAY, 'de')).toBe('beginnt am Sonntag');
  expect(told('starting', 12 * DAY, 'de')).toBe('beginnt am 2.');
});
