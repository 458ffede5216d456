import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HouseProvider } from '../../src/app/HouseProvider';
import { Moment } from '../../src/app/Moment';
import { AT, silentHouse } from './house';

const words: Record<string, Record<string, string>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, string>>('../../server/phrase/words/*.json', {
      import: 'default',
      eager: true,
    }),
  ).map(([path, map]) => [path.replace(/^.*\/|\.json$/g, ''), map]),
);

afterEach(cleanup);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The instant so many milliseconds before the house began. */
const before = (ms: number): string => new Date(AT - ms).toISOString();

const houseIn = (code: string) =>
  silentHouse({
    stored: {
      languageV2: { code },
      translatesV2: { [code]: { ...words['en-US'], ...words[code] } },
    },
  });

const drawn = (house: ReturnType<typeof silentHouse>, moments: readonly number[]) => {
  const { container } = render(
    <HouseProvider value={house}>
      {moments.map((ms) => (
        <Moment key={ms} at={before(ms)} />
      ))}
    </HouseProvider>,
  );
  return [...container.querySelectorAll('time')];
};
const texts = (code: string, moments: readonly number[]) =>
  drawn(houseIn(code), moments).map(({ textContent }) => textContent);

/** Each unit with its length and how many of it there can be, a hundred years and more. */
const units: readonly [Intl.RelativeTimeFormatUnit, number, number, number][] = [
  ['second', SECOND, 29, 59],
  ['minute', MINUTE, 1, 59],
  ['hour', HOUR, 1, 23],
  ['day', DAY, 1, 6],
  ['week', 7 * DAY, 1, 4],
  ['month', 30 * DAY, 1, 12],
  ['year', 365 * DAY, 1, 120],
];
const counts = units.flatMap(([unit, length, least, most]) =>
  Array.from({ length: most - least + 1 }, (_, index) => ({
    unit,
    count: least + index,
    ms: (least + index) * length,
  })),
);

test('moments in American English are those of the specification', () => {
  const moments = [0, 28 * SECOND, 29 * SECOND, MINUTE, 2 * MINUTE, HOUR, DAY, 14 * DAY];
  expect(texts('en-US', [...moments, 30 * DAY, 730 * DAY])).toEqual([
    'Just now',
    'Just now',
    '29 seconds ago',
    '1 minute ago',
    '2 minutes ago',
    '1 hour ago',
    '1 day ago',
    '2 weeks ago',
    '1 month ago',
    '2 years ago',
  ]);
});

test.each(['en-US', 'en-GB', 'de', 'ar', 'es', 'fr', 'it', 'pl', 'pt', 'tr', 'ja', 'zh'])(
  'every count has the plural form of %s',
  (code) => {
    const cldr = new Intl.RelativeTimeFormat(`${code}-u-nu-latn`, { numeric: 'always' });
    expect(
      texts(
        code,
        counts.map(({ ms }) => ms),
      ),
    ).toEqual(counts.map(({ unit, count }) => cldr.format(-count, unit)));
  },
);

test('the date is the title, in the language, and the keyboard reaches it', () => {
  const [time] = drawn(houseIn('de'), [3 * HOUR]);
  expect(time?.dateTime).toBe(before(3 * HOUR));
  expect(time?.title).toMatch(/^20\.11\.2026, \d\d:00$/);
  expect(time?.tabIndex).toBe(0);
});

test('inside a control it is no stop of the keyboard, and may stand in a sentence', () => {
  const { container } = render(
    <HouseProvider value={houseIn('en-US')}>
      <Moment at={before(HOUR)} says="Settings.Last here {time}" isInControl />
    </HouseProvider>,
  );
  const time = container.querySelector('time');
  expect(time?.textContent).toBe('Last here: 1 hour ago');
  expect(time?.hasAttribute('tabindex')).toBe(false);
});

test('a tick a minute writes all of them anew', () => {
  const house = houseIn('en-US');
  const moments = drawn(house, [0, MINUTE]);
  const told = () => moments.map(({ textContent }) => textContent);
  act(() => house.clock.send({ type: 'clock.ticked', at: AT + 59 * SECOND }));
  expect(told()).toEqual(['Just now', '1 minute ago']);
  act(() => house.clock.send({ type: 'clock.ticked', at: AT + MINUTE }));
  expect(told()).toEqual(['1 minute ago', '2 minutes ago']);
});
