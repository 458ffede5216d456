import { listHolidays } from '../../contract/settings';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';

/** When the platform looks otherwise [§7 B]. */
export const holidayRoutes = ({ holidays }: Platform): Route[] => [
  on(listHolidays, async ({ now }) => ({ items: holidays.of(now) })),
];
