import { gameIdOf, slugOf } from '../../contract/game.rules';
import { COINS } from '../../contract/limits';
import type { TemplateTerms } from '../../contract/template.desk';
import { type Rhythm, rhythms } from '../../contract/template.rules';
import { POINTS_MODE } from '../../contract/tournament.rules';
import { minorDigits } from '../../contract/wallet.rules';
import type { DeedValues } from '../../machines/office/desk.words';
import { minorOf } from '../../machines/office/office.rules';
import { listed } from './typed';

const HOUR = 60;
const DIGITS = minorDigits(COINS);

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** How each rhythm is called. */
export const rhythmWords: Readonly<Record<Rhythm, string>> = {
  hour: 'each hour',
  'two-hours': 'every two hours',
  day: 'each day',
  week: 'each week',
};
const rhythmCalled = (words: string): Rhythm =>
  (Object.keys(rhythmWords) as Rhythm[]).find((name) => rhythmWords[name] === words) ?? 'day';

const twoDigits = (count: number): string => String(count).padStart(2, '0');
/** Minutes as `2:05`. */
export const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / HOUR)}:${twoDigits(minutes % HOUR)}`;
/** The minutes of `2:05` or of whole hours; NaN where it is neither. */
const minutesOf = (typed: string): number => {
  const parts = /^(\d{1,3})(?::([0-5]\d))?$/.exec(typed.trim());
  return parts === null ? Number.NaN : Number(parts[1]) * HOUR + Number(parts[2] ?? 0);
};

const coinsOf = (typed = ''): number => minorOf(typed, DIGITS) ?? Number.NaN;
const typedCoins = (minor: number): string => (minor / 10 ** DIGITS).toFixed(DIGITS);
const counted = (typed = ''): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed);
const isVerified = ({ verified }: DeedValues): boolean => verified === 'yes';

/** What a form of terms calls its fields, by their names in the terms. */
export const templateWords = {
  description: 'Description',
  motif: 'Picture',
  every: 'How often',
  at: 'Starts at, in UTC (18:00; within each hour: 0:30)',
  lasts: 'Lasts (hours and minutes, 2:00)',
  ahead: 'Shown so long before (26:00)',
  games: 'Games (lantern-run, neon-orchard)',
  scoring: 'Points',
  leastStake: 'Least stake, in coins',
  mode: 'Played for',
  buyIn: 'Buy-in, in coins',
  guaranteed: 'Guaranteed, in coins',
  winners: 'How many win (empty: three)',
  typeId: 'Scratch card besides (neon-nights; empty: none)',
  places: 'Places that bring a card',
  minAge: 'Least age (empty: whoever may play)',
  minLevel: 'Least level (empty: any)',
  verified: 'Only who is verified',
} as const;

export const blank: DeedValues = {
  name: '',
  description: '',
  motif: 'crown',
  mode: 'coins',
  buyIn: '100',
  guaranteed: '2000',
  winners: '',
  games: '',
  scoring: 'best',
  leastStake: '10',
  card: '',
  places: '',
  countries: '',
  minAge: '',
  minLevel: '',
  verified: 'no',
  every: rhythmWords.day,
  weekday: weekdays[0],
  at: '18:00',
  lasts: '2:00',
  ahead: '26:00',
};

/** Terms as they are typed. */
export const typedOf = (terms: TemplateTerms): DeedValues => {
  const { conditions, when, cards } = terms;
  const inDay = when.at % rhythms.day;
  return {
    name: terms.name,
    description: terms.description,
    motif: terms.motif,
    mode: terms.mode === POINTS_MODE ? 'points' : 'coins',
    buyIn: typedCoins(terms.buyIn),
    guaranteed: typedCoins(terms.guaranteed),
    winners: String(terms.winners ?? ''),
    games: terms.games.map(slugOf).join(', '),
    scoring: terms.scoring,
    leastStake: typedCoins(terms.leastStake),
    card: cards?.typeId ?? '',
    places: String(cards?.places ?? ''),
    countries: (conditions.countries ?? []).join(', '),
    minAge: String(conditions.minAge ?? ''),
    minLevel: String(conditions.minLevel ?? ''),
    verified: conditions.verified === true ? 'yes' : 'no',
    every: rhythmWords[when.every],
    weekday: weekdays[Math.floor(when.at / rhythms.day)] ?? weekdays[0],
    at: clockOf(inDay),
    lasts: clockOf(when.lasts),
    ahead: clockOf(when.ahead),
  };
};

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
export const termsOf = (values: DeedValues): TemplateTerms => {
  const { name = '', description = '', card = '', games = '' } = values;
  const every = rhythmCalled(values['every'] ?? '');
  const day = every === 'week' ? weekdays.findIndex((one) => one === values['weekday']) : 0;
  const winners = counted(values['winners']);
  const countries = listed(values['countries'] ?? '').map((code) => code.toUpperCase());
  const minAge = counted(values['minAge']);
  const minLevel = counted(values['minLevel']);
  return {
    name,
    description,
    motif: values['motif'] as TemplateTerms['motif'],
    mode: values['mode'] === 'points' ? POINTS_MODE : 0,
    buyIn: coinsOf(values['buyIn']),
    guaranteed: coinsOf(values['guaranteed']),
    ...(winners !== undefined && { winners }),
    games: listed(games).map(gameIdOf),
    scoring: values['scoring'] as TemplateTerms['scoring'],
    leastStake: coinsOf(values['leastStake']),
    ...(card.trim() !== '' && {
      cards: { typeId: card.trim(), places: Number(values['places'] ?? '') },
    }),
    conditions: {
      ...(countries.length > 0 && { countries }),
      ...(minAge !== undefined && { minAge }),
      ...(minLevel !== undefined && { minLevel }),
      ...(isVerified(values) && { verified: true as const }),
    },
    when: {
      every,
      at: day * rhythms.day + minutesOf(values['at'] ?? ''),
      lasts: minutesOf(values['lasts'] ?? ''),
      ahead: minutesOf(values['ahead'] ?? ''),
    },
  };
};
