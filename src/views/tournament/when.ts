import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { AgoUnit } from '../../../machines/clock/clock.rules';
import { thisMinute } from '../../../machines/clock/clock.select';
import { language } from '../../../machines/country/locale.select';
import { type Ahead, aheadOf, startOf } from '../../../machines/tournament/when.rules';
import { useAgo } from '../../app/ago';
import { useView } from '../../app/house';
import { type Say, useSay } from '../../app/say';

const endings: Readonly<Record<AgoUnit, string>> = {
  year: 'Tournament.in {count} years',
  month: 'Tournament.in {count} months',
  week: 'Tournament.in {count} weeks',
  day: 'Tournament.in {count} days',
  hour: 'Tournament.in {count} hours',
  minute: 'Tournament.in {count} minutes',
  second: 'Tournament.in {count} seconds',
};

/** As a language counts days of a month: the 1st, 2nd, 3rd, 4th. */
const dates: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'Tournament.starting the {day}st',
  two: 'Tournament.starting the {day}nd',
  few: 'Tournament.starting the {day}rd',
};
const OTHER_DATE = 'Tournament.starting the {day}th';

/** Writes when a tournament starts, of whose instant the words are [§9]. */
const starting = (instant: string, at: number, code: string, say: Say): string => {
  const start = dayjs(instant);
  const days = start.startOf('day').diff(dayjs(at).startOf('day'), 'day');
  const told = startOf(start.valueOf() - at, days);
  switch (told.day) {
    case 'now':
      return say('Tournament.starting now');
    case 'today':
      return say(
        told.ahead.unit === 'minute'
          ? 'Tournament.starting in {count} minutes'
          : 'Tournament.starting in {count} hours',
        { count: told.ahead.count },
      );
    case 'tomorrow':
      return say('Tournament.starting tomorrow');
    case 'weekday':
      return say('Tournament.starting on {weekday}', {
        weekday: new Intl.DateTimeFormat(code, { weekday: 'long' }).format(start.toDate()),
      });
    case 'date': {
      const day = start.date();
      const form = new Intl.PluralRules(code, { type: 'ordinal' }).select(day);
      // As text: a number would choose the words for so many of them.
      return say(dates[form] ?? OTHER_DATE, { day: String(day) });
    }
  }
};

const inTime = (ahead: Ahead | undefined, say: Say): string =>
  ahead === undefined
    ? say('Tournament.any moment')
    : say(endings[ahead.unit], { count: ahead.count });

/** The times of a tournament in words, each of an ISO 8601 instant; anew once a minute [§9]. */
export interface Times {
  /** starting tomorrow */
  starting: (instant: string) => string;
  /** in 5 minutes */
  ending: (instant: string) => string;
  /** 3 hours ago */
  ended: (instant: string) => string;
}

export const useTimes = (): Times => {
  const say = useSay();
  const code = useView('locale', language);
  const at = useView('clock', thisMinute);
  const ended = useAgo();
  return useMemo(
    () => ({
      starting: (instant) => starting(instant, at, code, say),
      ending: (instant) => inTime(aheadOf(Date.parse(instant) - at), say),
      ended,
    }),
    [say, code, at, ended],
  );
};
