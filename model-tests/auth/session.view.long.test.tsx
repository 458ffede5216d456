import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isSignedIn } from '../../machines/auth/session.select';
import { useView } from '../../src/app/house';
import { Alerts } from '../../src/views/alert/Alerts';
import { SignInPage } from '../../src/views/auth/SignInPage';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { Header, Member } from '../../src/views/navigation/Header';
import { Devices } from '../../src/views/settings/Devices';
import type { World } from '../../tests/machines/support/world';
import { answer, at, control, isOpen, press, tells, type } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { sessionWalk } from './session.walk';

/** The part of the settings that ends sessions, under the heading of their page. */
const Sessions = () => (
  <>
    <h1>Settings</h1>
    <Devices />
  </>
);
const Screen = () => (useView('session', isSignedIn) ? <Sessions /> : <SignInPage />);

/** Signs in by the form, to be answered with this token. */
const enter = (world: World, token: string): boolean =>
  type('Email or username', 'ann@example.com') &&
  type('Password', 'Lantern-5') &&
  press('button', 'Sign in') &&
  answer(world, ['signIn.submit'], { type: 'form.accepted', token });

/** Of the player's tabs this one leads. */
const lead = (world: World): void => {
  if (world.questions.every(({ port }) => port !== 'hub.connection'))
    answer(world, ['tabs.lead'], { type: 'tabs.led' });
};

/** The hub's token is refused, after it was good once more if it was renewed before. */
const refuseHub = (world: World): boolean => {
  lead(world);
  if (at(world, 'hub').matches('disconnected')) press('button', 'Reconnect now');
  if (at(world, 'hub').context.renewed) answer(world, ['hub.connection'], { type: 'hub.opened' });
  return answer(world, ['hub.connection'], { type: 'hub.refused' });
};

const stored = (world: World, value: string | null): boolean =>
  answer(world, ['storage.disk'], { type: 'storage.changed', key: 'token', value });

const ports = ['session.claim', 'session.refresh', 'session.signOut'] as const;

test(
  'session: every edge that the page reaches is walked on it',
  async () => {
    await Member.hold();
    await walkView(sessionWalk, {
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
      by: {
        'session.adopt': ({ token }, world) => enter(world, token),
        'session.signOut': () => press('menuitem', 'Sign out'),
        'session.signOutEverywhere': () => press('button', 'Sign out everywhere'),
        // What a form of the page says, and the router.
        'session.hold': tells('session'),
        'session.release': tells('session'),
        'route.shown': tells('session'),
        'session.renew': (_, world) => refuseHub(world),
        'session.expire': tells('session'),
        'clock.ticked': 'clock.ticks',
        'refresh.granted': 'session.claim',
        'refresh.elsewhere': 'session.claim',
        'token.stored': ({ token }, world) => stored(world, token),
        'token.cleared': (_, world) => stored(world, null),
        'session.refreshed': 'session.refresh',
        'session.refused': 'session.refresh',
        'session.ended': 'session.signOut',
        'port.failed': ports,
      },
      // Each says so, and what was said stays for a while.
      last: ['session.expire', 'session.refused'],
      sees: (session, _, event) => {
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
      without: {
        'session.deciding always[0]': 'decided before the page is drawn',
        'session.deciding always[1]': 'decided before the page is drawn',
        'session.signedIn.leaving session.signOut[0]': 'the menu is closed to a second press',
        'session.signedIn residents.arrived[0]': 'arrived before the page is drawn',
      },
    });
  },
  WALK_MS,
);
