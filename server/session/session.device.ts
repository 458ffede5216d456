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
export const deviceOf = (agent: string | undefined): string | undefined => {
  if (agent === undefined) return undefined;
  const known = [nameIn(browsers, agent), nameIn(systems, agent)].filter(
    (name) => name !== undefined,
  );
  return known.length === 0 ? undefined : known.join(', ');
};
