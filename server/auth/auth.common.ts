/**
 * What very many people choose, in the languages of the product: words alone, since what is put
 * around and into them is taken away first. Written for this project.
 */
const commonWords: readonly string[] = `
  password passwort passwd parola contrasena secret geheim letmein trustno welcome willkommen hello
  hallo marhaba access login logmein signin admin administrator root master superuser user guest
  default changeme temp test testing tester demo sample example qwerty qwertz azerty
  iloveyou loveyou loveme ilove love lovely liebe schatz habibi habibti lover
  princess prinzessin princesa queen king prince angel engel sunshine sonne sonnenschein moonlight
  star starwars pokemon batman superman spiderman ironman naruto minecraft fortnite roblox
  monkey dragon drache tiger lion panther eagle falcon shadow hunter ranger killer ninja samurai
  football fussball soccer baseball basketball hockey liverpool arsenal chelsea barcelona
  realmadrid bayern dortmund schalke juventus alahly zamalek
  michael jennifer jessica jordan daniel thomas robert charlie andrew joshua matthew anthony
  ashley nicole michelle amanda hannah sophie anna maria mohamed mohammed muhammad ahmed mahmoud
  mustafa fatima allah bismillah inshallah
  summer sommer winter spring autumn herbst january februar february monday friday freitag
  computer internet samsung google facebook instagram youtube iphone android windows linux
  ferrari porsche mercedes corvette mustang harley
  cookie chocolate banana orange apple cherry peanut pepper cheese coffee butter
  freedom whatever nothing something forever money lucky jackpot casino poker games gaming gamer
  player winner flower blume rainbow diamond silver golden purple yellow
  fuckyou fuck asshole pussy
`
  .split(/\s+/)
  .filter((word) => word !== '');

/** Rows that fingers and tongues run along. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, [...row].reverse().join('')]);
const RUN_MIN = 4;
/** Shorter names are found in everything. */
const NAME_MIN = 3;
/** What may be put around a word without making it another password. */
const PADDING_MAX = 4;

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
};

/** Signs that stand for letters as those letters; at the end they are padding. */
const spelt = (text: string, one: string): string => {
  const end = text.search(/[^\p{L}]*$/u);
  const head = [...text.slice(0, end)].map(
    (sign) => letters[sign] ?? (/[1!|]/.test(sign) ? one : sign),
  );
  return head.join('') + text.slice(end);
};

/** The text without what runs along a row. */
const withoutRuns = (text: string): string => {
  let rest = '';
  let at = 0;
  while (at < text.length) {
    let length = 0;
    while (
      at + length < text.length &&
      rows.some((row) => row.includes(text.slice(at, at + length + 1)))
    )
      length += 1;
    if (length < RUN_MIN) rest += text[at];
    at += length < RUN_MIN ? 1 : length;
  }
  return rest;
};

/** How many signs of the text are more than words, years, runs and repetitions. */
const strange = (text: string, words: readonly string[]): number => {
  const apart = words.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const rest = withoutRuns(apart.replace(/(19|20)\d\d/g, ' ')).replace(/(.)\1{2,}/gu, ' ');
  return [...rest.replace(/\s/g, '')].length;
};

/** The names as they are, and each part of them. */
const partsOf = (name: string): string[] => {
  const lower = name.toLowerCase();
  const parts = lower.split(/[^\p{L}\p{Nd}]+/u);
  return [lower, parts.join(''), ...parts].filter((part) => part.length >= NAME_MIN);
};

/**
 * Whether somebody who knows these names, and what many people choose, soon guesses the password: it
 * is a common word or a name with little around it, `fairground1`, `P@ssw0rd2026!` [decision 78].
 */
export const isCommon = (password: string, names: readonly string[]): boolean => {
  const lower = password.normalize('NFKC').toLowerCase();
  // The longest first: what is part of another must not take it apart.
  const words = [...commonWords, ...names.flatMap(partsOf)].toSorted((a, b) => b.length - a.length);
  return [lower, spelt(lower, 'i'), spelt(lower, 'l')].some(
    (text) => strange(text, words) <= PADDING_MAX,
  );
};
