/** A cookie's value; undefined without it. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a cookie for a year, SameSite Lax [§9]. */
export const writeCookie = (name: string, value: string): void => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
};
