import { expect, test } from 'vitest';
import type { PortName } from '../../../machines/app/furnish';
import { aWorld, token } from '../support/world';

/** Page sizes of §9; how long a page is, the first question of a list says. */
const pages: readonly [PortName, string, number][] = [
  ['lobby.list', '/', 12],
  ['gifts.list', '/gifts', 10],
  ['letters.list', '/letters', 20],
  ['notifications.list', '/notifications', 10],
];

test.each(pages)('%s at %s asks for a page of %i [§9]', (port, to, pageSize) => {
  const world = aWorld({ to, stored: { token: token() } });
  expect(world.asked(port).input).toMatchObject({ pageIndex: 0, pageSize });
});
