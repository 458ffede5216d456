import { BlockList, isIP, isIPv6 } from 'node:net';

/** More proxies than this stand before nobody. */
const PROXIES_MAX = 10;
/** Ranges that have a name, as Fastify knows them. */
const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** The proxies that are believed: how many stand before the platform, or their addresses. */
export type TrustedProxies = number | readonly string[];

const isRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return (
    /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv6(address) ? 128 : 32)
  );
};

/** `2`, or `10.0.0.0/8, 192.0.2.9`; undefined when it is neither. */
export const proxiesOf = (text: string): TrustedProxies | undefined => {
  if (/^\d+$/.test(text)) return Number(text) <= PROXIES_MAX ? Number(text) : undefined;
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every((range) => named.has(range) || isRange(range)) ? ranges : undefined;
};

const inside = new BlockList();
for (const [address, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inside.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(address, bits, 'ipv6');

/**
 * What Fastify is told to trust. A number alone does not say who the first proxy is, so that one is
 * taken for it only from an inner network: whoever comes past it from the open one writes the header
 * themselves. Fastify, given the number, would believe nobody.
 */
export const trustOf = (
  proxies: TrustedProxies | undefined,
): false | string[] | ((address: string, hop: number) => boolean) => {
  if (proxies === undefined) return false;
  if (typeof proxies !== 'number') return [...proxies];
  return (address, hop) =>
    hop < proxies && (hop > 0 || inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));
};
