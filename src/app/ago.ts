import dayjs from 'dayjs';
import { useCallback } from 'react';
import { type AgoUnit, agoOf } from '../../machines/clock/clock.rules';
import { thisMinute } from '../../machines/clock/clock.select';
import { useView } from './house';
import { useSay } from './say';

const units: Readonly<Record<AgoUnit, string>> = {
  year: 'Moment.{count} years ago',
  month: 'Moment.{count} months ago',
  week: 'Moment.{count} weeks ago',
  day: 'Moment.{count} days ago',
  hour: 'Moment.{count} hours ago',
  minute: 'Moment.{count} minutes ago',
  second: 'Moment.{count} seconds ago',
};

/** Writes how long ago an ISO 8601 instant was [§9]; anew once a minute. */
export const useAgo = (): ((instant: string) => string) => {
  const say = useSay();
  const at = useView('clock', thisMinute);
  return useCallback(
    (instant) => {
      const ago = agoOf(dayjs(at).diff(instant, 'second'));
      return ago === undefined
        ? say('Moment.Just now')
        : say(units[ago.unit], { count: ago.count });
    },
    [say, at],
  );
};
