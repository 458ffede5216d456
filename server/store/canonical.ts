import { hash } from 'node:crypto';

/**
 * JSON with sorted keys: the same text before it is stored and after `jsonb` reordered it.
 * Throws on what JSON cannot hold, since it would be lost in silence.
 */
export const canonical = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string')
    return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value !== 'object') throw new TypeError(`${String(value)} is not JSON`);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`A ${value.constructor.name} is not plain JSON`);
  const members: string[] = [];
  for (const key of Object.keys(value).sort()) {
    const member: unknown = value[key as keyof typeof value];
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonical(member)}`);
  }
  return `{${members.join(',')}}`;
};

/** The parts of an event that its hash covers; `data` is canonical JSON, `at` an ISO instant. */
export interface Link {
  position: number;
  stream: string;
  version: number;
  type: string;
  at: string;
  data: string;
}

/** SHA-256 (hex) over the previous event's hash and this event: the chain's next link. */
export const chain = (previous: string, link: Link): string =>
  hash(
    'sha256',
    `${JSON.stringify([previous, link.position, link.stream, link.version, link.type, link.at])}${link.data}`,
  );

/** Hash before the first event. */
export const genesis = '0'.repeat(64);
