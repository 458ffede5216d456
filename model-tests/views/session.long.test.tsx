import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isSignedIn } from '../../machines/session/session.select';
import { useView } from '../../src/app/house';
import { Alerts } from '../../src/views/alerts/Alerts';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { Header } from '../../src/views/navigation/Header';
import { SignInPage } from '../../src/views/session/SignInPage';
import { Devices } from '../../src/views/settings/Devices';
import type { World } from '../../tests/machines/support/world';
import { sessionWalk } from '../session.walk';
import { answer, at, control, isOpen, press, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

/** The part of the settings that ends sessions, under the heading of their page. */
const Sessions = () => (
  <>
    <h1>Settings</h1>
    <Devices />
  </>
);
const Screen = () => (useView('session', isSignedIn) ? <Sessions /> : <SignInPage />);

/** Signs in by the form, to be answered with this token. */
const signIn = (world: World, token: string): boolean =>
  type('Email or username', 'ann@example.com') &&
  type('Password', 'Lantern-5') &&
  press('button', 'Sign in') &&
  answer(world, ['signIn.submit'], { type: 'form.accepted', token });

/** The hub's token is refused, after it was good once more if it was renewed before. */
const refuseHub = (world: World): boolean => {
  if (at(world, 'hub').matches('disconnected')) press('button', 'Reconnect now');
  if (at(world, 'hub').context.renewed) answer(world, ['hub.connection'], { type: 'hub.opened' });
  return answer(world, ['hub.connection'], { type: 'hub.refused' });
};

/** The fresh token is refused as well. */
const refuseHubAgain = (world: World): boolean =>
  at(world, 'hub').context.renewed &&
  at(world, 'hub').matches('connecting') &&
  answer(world, ['hub.connection'], { type: 'hub.refused' });

const stored = (world: World, value: string | null): boolean =>
  answer(world, ['storage.disk'], { type: 'storage.changed', key: 'token', value });

/** The supervisor alone repeats, when a resident was started again. */
const isReachable = (event: { type: string }): boolean => event.type !== 'session.repeat';

type Event = { type: string; token?: string };

const bring = (event: Event, world: World): boolean => {
  const { token = '' } = event;
  switch (event.type) {
    case 'session.adopt':
      return signIn(world, token);
    case 'session.signOut':
      return press('menuitem', 'Sign out');
    case 'session.signOutEverywhere':
      return press('button', 'Sign out everywhere');
    case 'session.renew':
      return refuseHub(world);
    case 'session.expire':
      return refuseHubAgain(world);
    case 'clock.ticked':
      return answer(world, ['clock.ticks'], event);
    case 'refresh.granted':
    case 'refresh.elsewhere':
      return answer(world, ['session.claim'], event);
    case 'token.stored':
      return stored(world, token);
    case 'token.cleared':
      return stored(world, null);
    case 'session.refreshed':
    case 'session.refused':
      return answer(world, ['session.refresh'], event);
    case 'session.ended':
      return answer(world, ['session.signOut'], event);
    case 'port.failed':
      return answer(world, ['session.claim', 'session.refresh', 'session.signOut'], event);
    default:
      return false;
  }
};

test(
  'session: every edge that the page reaches is walked on it',
  () => {
    const unreached = walkView({
      walk: { ...sessionWalk, events: sessionWalk.events.filter(isReachable) },
      resident: 'session',
      view: (
        <>
          <Header />
          <ConnectionBanner />
          <Screen />
          <Alerts />
        </>
      ),
      start: ({ token }) => ({ stored: token === undefined ? {} : { token } }),
      bring,
      sees: (session, event) => {
        const hasSession = isSignedIn(session);
        expect(control('link', 'Sign up') === undefined).toBe(hasSession);
        expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe(
          hasSession ? 'Settings' : 'Welcome back',
        );
        expect(isOpen(control('menuitem', 'Sign out'))).toBe(
          session.can({ type: 'session.signOut' }),
        );
        expect(isOpen(control('button', 'Sign out everywhere'))).toBe(
          session.can({ type: 'session.signOutEverywhere' }),
        );
        if (event?.type === 'session.expire' || event?.type === 'session.refused')
          expect(screen.getByText('Please sign in again')).toBeTruthy();
      },
    });
    expect(unreached).toEqual([
      // Decided before the page is drawn.
      'session.deciding always[0]',
      'session.deciding always[1]',
      'session.signedIn session.repeat[0]',
      // Arrived before the page is drawn.
      'session.signedIn late.arrived[0]',
    ]);
  },
  WALK_MS,
);
