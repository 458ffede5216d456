import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type BaseLocationHook, type PathPattern, Route, Router, Switch } from 'wouter';
import { route } from '../../machines/router/router.select';
import { loadPainters } from '../views/game/painters';
import { useResident, useView } from './house';

type Screen = LazyExoticComponent<ComponentType>;

const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Screen => lazy(() => load().then((loaded) => ({ default: loaded[name] })));

/** A page of covers: their painters are asked for beside it, not after it has run. */
const withCovers =
  <Loaded,>(load: () => Promise<Loaded>) =>
  () => {
    void loadPainters();
    return load();
  };

const Play = screen(() => import('../views/play/PlayPage'), 'PlayPage');

/** Every screen by its address, each a chunk of its own; the guards have decided before [§2]. */
const screens: readonly (readonly [path: PathPattern, view: Screen])[] = [
  // The front page and the list under a filter are one view, which keeps its search field.
  [
    /^\/(games\/?)?$/,
    screen(
      withCovers(() => import('../views/lobby/LobbyPage')),
      'LobbyPage',
    ),
  ],
  ['/lock', screen(() => import('../views/auth/LockPage'), 'LockPage')],
  ['/sign-in', screen(() => import('../views/auth/SignInPage'), 'SignInPage')],
  ['/sign-up', screen(() => import('../views/auth/SignUpPage'), 'SignUpPage')],
  [
    '/forgot-password',
    screen(() => import('../views/auth/ForgotPasswordPage'), 'ForgotPasswordPage'),
  ],
  ['/new-password', screen(() => import('../views/auth/NewPasswordPage'), 'NewPasswordPage')],
  ['/verified', screen(() => import('../views/settings/VerifiedPage'), 'VerifiedPage')],
  [
    '/games/:slug',
    screen(
      withCovers(() => import('../views/game/GamePage')),
      'GamePage',
    ),
  ],
  ['/play/money/:slug', Play],
  ['/play/:slug', Play],
  ['/profile/me', screen(() => import('../views/player/ProfilePage'), 'ProfilePage')],
  ['/profile/:id', screen(() => import('../views/player/PlayerPage'), 'PlayerPage')],
  // One view for all its lists: another tab is no other page.
  [
    /^\/friends(\/[^/]+)?\/?$/,
    screen(() => import('../views/relation/FriendsPage'), 'FriendsPage'),
  ],
  ['/gifts/send', screen(() => import('../views/gift/GiftSendPage'), 'GiftSendPage')],
  [/^\/gifts(\/[^/]+)?\/?$/, screen(() => import('../views/gift/GiftsPage'), 'GiftsPage')],
  ['/activities', screen(() => import('../views/activity/ActivitiesPage'), 'ActivitiesPage')],
  [
    /^\/notifications(\/[^/]+)?\/?$/,
    screen(() => import('../views/notification/NotificationsPage'), 'NotificationsPage'),
  ],
  ['/letters/write', screen(() => import('../views/letter/LetterWritePage'), 'LetterWritePage')],
  [/^\/letters(\/[^/]+)?\/?$/, screen(() => import('../views/letter/LettersPage'), 'LettersPage')],
  ['/wallet', screen(() => import('../views/wallet/WalletPage'), 'WalletPage')],
  ['/settings', screen(() => import('../views/settings/SettingsPage'), 'SettingsPage')],
  ['/rounds', screen(() => import('../views/round/RoundsPage'), 'RoundsPage')],
  ['/rounds/:id', screen(() => import('../views/round/RoundPage'), 'RoundPage')],
  ['/verify', screen(() => import('../views/round/VerifyPage'), 'VerifyPage')],
];
const NotFound = screen(() => import('../views/notFound/NotFoundPage'), 'NotFoundPage');

/** wouter's place is where the router machine stands: only admitted addresses reach a screen. */
const useMachineLocation: BaseLocationHook = () => {
  const router = useResident('router');
  const path = useView('router', (snapshot) => route(snapshot).path);
  return [path, (to: string) => router.send({ type: 'router.go', to })];
};

export const Screens = () => {
  const isHeld = useView('router', (router) => router.matches('held'));
  const isStuck = useView('router', (router) => router.matches('stuck'));
  if (isHeld) return null;
  if (isStuck) return <NotFound />;
  return (
    <Router hook={useMachineLocation}>
      <Switch>
        {screens.map(([path, view]) => (
          <Route key={String(path)} path={path} component={view} />
        ))}
        <Route component={NotFound} />
      </Switch>
    </Router>
  );
};
