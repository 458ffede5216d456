import { expect, test } from 'vitest';
import type { Sql } from '../../../server/store/database';
import { Doorbell } from '../../../server/store/tail';

test('the notification of an own commit rings nobody: its commit rings when all is at hand', async () => {
  let notify: (text: string) => void = () => undefined;
  const sql = {
    listen: async (_channel: string, onNotify: (text: string) => void) => {
      notify = onNotify;
      return { unlisten: async () => undefined };
    },
  } as unknown as Sql;
  const rung: (number | undefined)[] = [];
  const doorbell = new Doorbell((position) => position === 7);
  doorbell.onRing((position) => rung.push(position));
  await doorbell.open(sql);
  notify('7');
  expect(rung).toEqual([]);
  doorbell.ring(7);
  notify('8');
  expect(rung).toEqual([7, 8]);
  await doorbell.close();
});
