import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ALERT_CLOSE_MS, ALERT_MS, ALERTS_MAX } from '../../../contract/limits';
import { alertsMachine } from '../../../machines/alert/alerts.machine';
import { alertsAt } from '../../../machines/alert/alerts.select';
import { alertPositions } from '../../../machines/alert/alerts.words';

const open = () => {
  const clock = new SimulatedClock();
  const alerts = createActor(alertsMachine, { clock }).start();
  const say = (kind: 'info' | 'error', slug = 'A.b', values?: Record<string, string>) =>
    alerts.send({ type: 'alerts.say', kind, slug, ...(values && { values }) });
  const ids = () => alerts.getSnapshot().context.ids;
  const alert = (id: string) => alerts.getSnapshot().children[id];
  return { clock, alerts, say, ids, alert };
};

test('an alert stays 5 s, fades for 350 ms and is gone', () => {
  const { clock, say, ids, alert } = open();
  say('info');
  clock.increment(ALERT_MS - 1);
  expect(alert('alert:0')?.getSnapshot().value).toBe('passing');
  clock.increment(1);
  expect(alert('alert:0')?.getSnapshot().value).toBe('leaving');
  clock.increment(ALERT_CLOSE_MS);
  expect(ids()).toEqual([]);
  expect(alert('alert:0')).toBeUndefined();
});

test('under the pointer it waits; an error waits for everybody', () => {
  const { clock, say, ids, alert } = open();
  say('info');
  say('error');
  clock.increment(ALERT_MS - 1_000);
  alert('alert:0')?.send({ type: 'alert.hold', shownMs: ALERT_MS - 1_000 });
  clock.increment(ALERT_MS * 10);
  expect(ids()).toEqual(['alert:0', 'alert:1']);
  alert('alert:0')?.send({ type: 'alert.release' });
  clock.increment(999);
  expect(alert('alert:0')?.getSnapshot().value).toBe('passing');
  clock.increment(1);
  clock.increment(ALERT_CLOSE_MS);
  expect(ids()).toEqual(['alert:1']);
  alert('alert:1')?.send({ type: 'alert.close' });
  clock.increment(ALERT_CLOSE_MS);
  expect(ids()).toEqual([]);
});

test('an error that is said anew stands once, below the others; what passes by itself does not', () => {
  const { say, ids } = open();
  say('error');
  say('error', 'A.b', { name: 'Ann' });
  say('info');
  say('error');
  expect(ids()).toEqual(['alert:1', 'alert:2', 'alert:3']);
  say('error', 'A.b', { name: 'Ben' });
  say('error', 'A.b', { name: 'Ann' });
  say('info');
  expect(ids()).toEqual(['alert:2', 'alert:3', 'alert:4', 'alert:5', 'alert:6']);
});

test('the oldest makes room for one too many', () => {
  const { clock, say, ids } = open();
  for (let count = 0; count <= ALERTS_MAX; count += 1) say('error', `A.${count}`);
  clock.increment(ALERT_CLOSE_MS);
  expect(ids()).toEqual(['alert:1', 'alert:2', 'alert:3', 'alert:4', 'alert:5']);
});

test('however many are said at once, five stand', () => {
  const { clock, say, ids } = open();
  for (let count = 0; count < ALERTS_MAX + 3; count += 1) say('error', `A.${count}`);
  clock.increment(ALERT_CLOSE_MS);
  expect(ids()).toEqual(['alert:3', 'alert:4', 'alert:5', 'alert:6', 'alert:7']);
});

test('an alert stands at the bottom right, or in that of the seven places that it names [§9]', () => {
  const { alerts } = open();
  alerts.send({ type: 'alerts.say', kind: 'info', slug: 'A.b' });
  for (const position of alertPositions)
    alerts.send({ type: 'alerts.say', kind: 'error', slug: position, position });
  const standing = (position: (typeof alertPositions)[number]) =>
    alertsAt(alerts.getSnapshot(), position).map((alert) => alert.getSnapshot().context.slug);
  expect(alertPositions.map(standing)).toEqual([
    ['topLeft'],
    ['topCenter'],
    ['topRight'],
    ['bottomLeft'],
    ['bottomCenter'],
    ['A.b', 'bottomRight'],
    ['center'],
  ]);
});
