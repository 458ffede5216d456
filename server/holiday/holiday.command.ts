import type { HolidayTerms } from '../../contract/holiday.desk';
import type { Look } from '../../contract/look.desk';
import type { Outcome } from '../store/command';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import {
  decideChangeHoliday,
  decideEndHoliday,
  decideHoliday,
  type HolidayOrder,
} from './holiday.decider';
import { HOLIDAYS, holidaysKind } from './holiday.events';

type Parts = { store: Pick<Store, 'execute'> };
type Done = Promise<Outcome<{ ok: true }>>;
type Setting = HolidayOrder & { terms: HolidayTerms; look: Look };

const streams = { holidays: streamOf(holidaysKind, HOLIDAYS) };

/** Has the platform wear something on certain days [decision 183]. */
export const makeHoliday = ({ store }: Parts, order: Setting): Done =>
  store.execute({
    name: 'makeHoliday',
    at: order.at,
    streams,
    decide: (states) => decideHoliday(states, order),
  });

export const changeHoliday = ({ store }: Parts, order: Setting): Done =>
  store.execute({
    name: 'changeHoliday',
    at: order.at,
    streams,
    decide: (states) => decideChangeHoliday(states, order),
  });

export const endHoliday = ({ store }: Parts, order: HolidayOrder): Done =>
  store.execute({
    name: 'endHoliday',
    at: order.at,
    streams,
    decide: (states) => decideEndHoliday(states, order),
  });
