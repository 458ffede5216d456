import { expect, test } from 'vitest';
import { MOMENT_PAUSE_MS } from '../../../contract/limits';
import { aNotification } from '../../../contract/make/notification';
import { aNotificationTold } from '../../../machines/notification/notifications.sample';
import { aWorld, token, type World } from '../support/world';

const member = (isAlone = true): World =>
  aWorld({ stored: { token: token() } }, isAlone ? {} : { isAlone: false });
const said = (world: World) => {
  const alerts = world.resident('alerts').getSnapshot();
  return alerts.context.ids.map(
    (id: string) => alerts.children[id].getSnapshot().context as { slug: string; festive?: true },
  );
};
const reach = (world: World, kind: 'achievement-completed' | 'level-reached' | 'letter-arrived') =>
  world.resident('bell').send(
    aNotificationTold({
      notification: aNotification({ id: `notification_${kind}`, kind, type: 'achievements' }),
    }),
  );
const tell = (world: World, type: 'round.begun' | 'seat.idle') =>
  world.resident('moment').send({ type });

test('what was reached is celebrated at once where no round is open', () => {
  const world = member();
  reach(world, 'achievement-completed');
  expect(said(world)).toMatchObject([{ festive: true, position: 'topCenter' }]);
  reach(world, 'letter-arrived');
  expect(said(world)[1]).not.toHaveProperty('festive');
});

test.each([
  ['2', 'Push.You reached a new level: its coins and a frame for your face are yours'],
  ['3', 'Push.You reached a new level: its coins and a table colour are yours'],
  ['11', 'Push.You reached a new level: its coins are yours'],
])('level %s is celebrated by what it unlocks', (reference, slug) => {
  const world = member();
  world.resident('bell').send(
    aNotificationTold({
      notification: aNotification({ kind: 'level-reached', type: 'achievements', reference }),
    }),
  );
  expect(said(world)).toMatchObject([{ slug, festive: true }]);
});

test('over an open round it waits, and through rounds that follow one another', () => {
  const world = member();
  tell(world, 'round.begun');
  reach(world, 'achievement-completed');
  reach(world, 'level-reached');
  tell(world, 'seat.idle');
  world.clock.increment(MOMENT_PAUSE_MS - 1);
  tell(world, 'round.begun');
  world.clock.increment(10 * MOMENT_PAUSE_MS);
  expect(said(world)).toEqual([]);
  tell(world, 'seat.idle');
  world.clock.increment(MOMENT_PAUSE_MS);
  expect(said(world)).toMatchObject([{ festive: true }, { festive: true }]);
});

test('what waited is not celebrated to who signs in after', () => {
  const world = member();
  tell(world, 'round.begun');
  reach(world, 'level-reached');
  world.resident('session').send({ type: 'session.signOut' });
  tell(world, 'seat.idle');
  world.clock.increment(MOMENT_PAUSE_MS);
  expect(said(world)).toEqual([]);
});

test('only the tab that leads celebrates; another that is looked at says it', () => {
  const world = member(false);
  world.asked('tabs.page').answer({ type: 'tabs.seen' });
  world.asked('tabs.lead').answer({ type: 'tabs.followed' });
  reach(world, 'level-reached');
  expect(said(world)).toHaveLength(1);
  expect(said(world)[0]).not.toHaveProperty('festive');
  world.asked('tabs.page').answer({ type: 'tabs.hidden' });
  reach(world, 'achievement-completed');
  expect(said(world)).toHaveLength(1);
  world.asked('tabs.lead').answer({ type: 'tabs.led' });
  reach(world, 'achievement-completed');
});
