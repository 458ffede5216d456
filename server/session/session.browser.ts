import { BROWSERS_MAX } from '../../contract/limits';
import type { CountryRegistry } from '../country/country.registry';

/** Browsers and systems as they call themselves; the first that fits, since some claim to be many. */
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1];

/**
 * `Firefox, Linux`: enough for a player to know their browsers apart, too little to know a
 * stranger by. Undefined for an agent that is no browser.
 */
const deviceOf = (agent: string | undefined): string | undefined => {
  if (agent === undefined) return undefined;
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter(
    (name) => name !== undefined,
  );
  return known.length === 0 ? undefined : known.join(', ');
};

/** Where somebody signs in: `device` as `deviceOf` says, `place` a country (ISO 3166) by the address. */
export interface Browser {
  device?: string;
  place?: string;
}

/** What is known of where a request comes from. */
export const browserAt = (
  countries: Pick<CountryRegistry, 'countryAt'>,
  { agent, address }: { agent: string | undefined; address: string },
): Browser => {
  const device = deviceOf(agent);
  const place = countries.countryAt(address);
  return { ...(device !== undefined && { device }), ...(place !== undefined && { place }) };
};

/** What tells one browser of somebody from another, well enough to be told of a new one. */
export const browserOf = ({ device = '', place = '' }: Browser): string => `${device} ${place}`;

/** Those that were met, as `browserOf` names them, with one more: the first is forgotten first. */
export const withBrowser = (met: readonly string[], browser: Browser): string[] =>
  [...met, browserOf(browser)].slice(-BROWSERS_MAX);
