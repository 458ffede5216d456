import { HOST_ONLY } from '../../contract/limits';

const valueOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie's value, of https or else of a plain line; undefined without it. */
export const readCookie = (name: string): string | undefined =>
  valueOf(HOST_ONLY + name) ?? valueOf(name);

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a cookie for a year, SameSite Lax [§9]; over https for this host and https alone. */
export const writeCookie = (name: string, value: string): void => {
  const [prefix, suffix] = location.protocol === 'https:' ? [HOST_ONLY, '; Secure'] : ['', ''];
  document.cookie = `${prefix}${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${suffix}`;
};
