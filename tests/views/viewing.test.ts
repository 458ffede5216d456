import { beforeEach, expect, test, vi } from 'vitest';
import { aToken } from '../../contract/make/token';
import { apartForViewers, portsOfViewer } from '../../src/adapters/viewing/viewing.adapter';
import { storageOfTab } from '../../src/adapters/viewing/viewing.near.adapter';
import { leaveToView } from '../../src/office/viewing';

const viewer = aToken({ aud: 'viewer' });
const left = vi.spyOn(location, 'replace').mockReturnValue();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.mockClear();
  history.replaceState(null, '', '/');
});

test('a tab that staff looks in keeps apart what it keeps, and goes to the product', () => {
  localStorage.setItem('token', aToken());
  expect([leaveToView(), storageOfTab()]).toEqual([false, localStorage]);
  history.replaceState(null, '', `/staff/view#${viewer}`);
  expect(leaveToView()).toBe(true);
  expect(left).toHaveBeenCalledWith('/');
  expect(storageOfTab()).toBe(sessionStorage);
  expect(sessionStorage.getItem('token')).toBe(viewer);
  expect(localStorage.getItem('token')).toBe(aToken());
});

test('a link with a token of a player signs nobody in', () => {
  for (const brought of [aToken(), aToken({ aud: 'player' }), 'viewer', '']) {
    history.replaceState(null, '', `/staff/view#${brought}`);
    expect(leaveToView()).toBe(true);
    expect(storageOfTab()).toBe(localStorage);
  }
});

test('in place of the hub nothing is told: it is open at once, goes on where it was, and closes', () => {
  const told: object[] = [];
  let close: () => void = () => undefined;
  portsOfViewer['hub.connection'](
    { after: 7 },
    (event) => told.push(event),
    (hear) => {
      close = () => hear({ type: 'connection.close' });
    },
  );
  const resumed = { type: 'hub.resumed', after: 7, sequence: 7, missed: 0, reset: false };
  expect(told).toEqual([{ type: 'hub.opened' }, resumed]);
  close();
  expect(told.at(-1)).toEqual({ type: 'hub.closed' });
});

test('a tab that is looked in is led by none, and any other as ever', () => {
  const told: object[] = [];
  let token = viewer;
  const { 'tabs.lead': lead } = apartForViewers(
    {
      'tabs.lead': (_, answer) => {
        answer({ type: 'tabs.led' });
        return undefined;
      },
    },
    () => token,
  );
  const ask = () =>
    lead?.(
      { player: 'player_ann1' },
      (event) => told.push(event),
      () => undefined,
    );
  ask();
  token = aToken();
  ask();
  expect(told).toEqual([{ type: 'tabs.alone' }, { type: 'tabs.led' }]);
});
