import type { Happened, HappenedPage } from './happened';
import { HAPPENED_PARTS_MAX } from './limits';

/** What is shorter as JSON is not worth a number. */
const SHARED_FROM = 200;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The pages with what stands in them more than once written once. */
export const packed = (pages: readonly HappenedPage[]): Happened => {
  const shared: unknown[] = [];
  const numbers = new Map<string, number>();
  const pack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const inner = Array.isArray(value)
      ? value.map(pack)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pack(part)]));
    const text = JSON.stringify(inner);
    if (text.length < SHARED_FROM) return inner;
    const number = numbers.get(text) ?? shared.push(inner) - 1;
    numbers.set(text, number);
    return { $shared: number };
  };
  const whole = pages.map(
    (page) =>
      Object.fromEntries(
        Object.entries(page).map(([name, part]) => [name, pack(part)]),
      ) as Happened['pages'][number],
  );
  return { version: 1, pages: whole, shared };
};

/**
 * The pages as they were; throws a `RangeError` where a number has nothing behind it, or where they
 * would have more than a million parts.
 */
export const unpacked = ({ pages, shared }: Happened): HappenedPage[] => {
  const found = new Map<number, { value: unknown; parts: number }>();
  let parts = 0;
  const count = (more: number): void => {
    parts += more;
    if (parts > HAPPENED_PARTS_MAX) throw new RangeError('It has too many parts');
  };
  const behind = (number: number, above: number): unknown => {
    // What is shared holds only what was shared before it: no number leads to itself.
    if (!Number.isInteger(number) || number < 0 || number >= above)
      throw new RangeError(`Nothing is shared as ${number}`);
    const known = found.get(number);
    if (known !== undefined) {
      count(known.parts);
      return known.value;
    }
    const before = parts;
    const value = unpack(shared[number], number);
    found.set(number, { value, parts: parts - before });
    return value;
  };
  const unpack = (value: unknown, above: number): unknown => {
    count(1);
    if (Array.isArray(value)) return value.map((part) => unpack(part, above));
    if (!isRecord(value)) return value;
    if (typeof value['$shared'] === 'number') return behind(value['$shared'], above);
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, unpack(part, above)]),
    );
  };
  return unpack(pages, shared.length) as HappenedPage[];
};
