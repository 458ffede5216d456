/**
 * Reads of what this page did not make: storage, a token. Schemas do this for what arrives late; a
 * first visit would load 8 kB of them for a dozen fields [decision 95].
 */

/** The value, where it is of the kind; undefined where it is not. */
export type Read<Value> = (value: unknown) => Value | undefined;
export type ReadBy<One> = One extends Read<infer Value> ? Value : never;

type Reads = Readonly<Record<string, Read<unknown>>>;
type Fields<Needed extends Reads, Free extends Reads> = {
  [Name in keyof Needed]: ReadBy<Needed[Name]>;
} & { [Name in keyof Free]?: ReadBy<Free[Name]> | undefined };

export const aText: Read<string> = (value) => (typeof value === 'string' ? value : undefined);
export const aNumber: Read<number> = (value) => (typeof value === 'number' ? value : undefined);
export const aFlag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]): Read<Choice> =>
  (value) =>
    choices.find((choice) => choice === value);

export const listOf =
  <Item>(read: Read<Item>): Read<Item[]> =>
  (value) => {
    const items = Array.isArray(value) ? value.map(read) : [undefined];
    return items.includes(undefined) ? undefined : (items as Item[]);
  };

export const mapOf =
  <Item>(read: Read<Item>): Read<Record<string, Item>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).map(([key, item]) => [key, read(item)] as const);
    return entries.every(isWhole) ? Object.fromEntries(entries) : undefined;
  };

/** An object with all `needed` fields, and of the `free` ones those that it has; others are dropped. */
export const fields =
  <Needed extends Reads, Free extends Reads = Record<never, never>>(
    needed: Needed,
    free: Free = {} as Free,
  ): Read<Fields<Needed, Free>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const names = [...Object.keys(needed), ...Object.keys(free).filter((name) => name in value)];
    const all = { ...free, ...needed } as Reads;
    const entries = names.map((name) => [name, all[name]?.(value[name])] as const);
    return entries.every(isWhole)
      ? (Object.fromEntries(entries) as Fields<Needed, Free>)
      : undefined;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Entry<Item> = readonly [name: string, value: Item];

const isWhole = <Item>(entry: Entry<Item | undefined>): entry is Entry<Item> =>
  entry[1] !== undefined;
