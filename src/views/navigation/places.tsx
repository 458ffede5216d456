import Bell from 'lucide-react/icons/bell';
import Gift from 'lucide-react/icons/gift';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import WalletIcon from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { isSignedIn } from '../../../machines/auth/session.select';
import { unseenGifts } from '../../../machines/gift/giftCounter.select';
import { counters } from '../../../machines/letter/letterCounter.select';
import { openRequests } from '../../../machines/relation/relationCounter.select';
import { route } from '../../../machines/router/router.select';
import { useHasArrived, useView } from '../../app/house';
import { useUnseen } from '../../app/Page';
import { useSay } from '../../app/say';

export interface Place {
  href: string;
  label: string;
  icon: ReactNode;
  /** What waits there; 0 or absent where nothing does. */
  count?: number;
}

/** The place that the shown screen belongs to: the list under a filter is still the games. */
export const useCurrent = (): string =>
  useView('router', (router) => {
    const { name, path } = route(router);
    if (name === 'games') return '/';
    return name === 'friends' ? '/friends' : path;
  });

/** Requests that wait for an answer; none until their counter has arrived. */
const useOpenRequests = (): number => {
  const hasArrived = useHasArrived();
  return useView('relationCounter', (all) => (hasArrived ? openRequests(all) : 0));
};

/** What others sent: gifts, letters and what is told of, each with how much of it is new. */
export const usePost = (): Required<Place>[] => {
  const say = useSay();
  const hasArrived = useHasArrived();
  const gifts = useView('giftCounter', (all) => (hasArrived ? unseenGifts(all) : 0));
  const letters = useView('letterCounter', (all) =>
    hasArrived ? (counters(all)?.unread ?? 0) : 0,
  );
  const told = useUnseen();
  return [
    {
      href: '/gifts',
      label: gifts === 0 ? say('Nav.Gifts') : say('Nav.{count} unseen gifts', { count: gifts }),
      icon: <Gift aria-hidden="true" />,
      count: gifts,
    },
    {
      href: '/letters',
      label:
        letters === 0 ? say('Nav.Letters') : say('Nav.{count} unread letters', { count: letters }),
      icon: <Mail aria-hidden="true" />,
      count: letters,
    },
    {
      href: '/notifications',
      label:
        told === 0
          ? say('Nav.Notifications')
          : say('Nav.{count} unseen notifications', { count: told }),
      icon: <Bell aria-hidden="true" />,
      count: told,
    },
  ];
};

/** The places of the bar on top; a guest has no wallet to go to. */
export const usePlaces = (): Place[] => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  const friends = {
    href: '/friends',
    label: say('Nav.Friends'),
    icon: <UsersRound />,
    count: useOpenRequests(),
  };
  const wallet = { href: '/wallet', label: say('Nav.Wallet'), icon: <WalletIcon /> };
  return [
    { href: '/', label: say('Nav.Games'), icon: <LayoutGrid /> },
    ...(signedIn ? [wallet, friends] : []),
    { href: '/verify', label: say('Nav.Fair play'), icon: <ShieldCheck /> },
  ];
};

/** The tabs of a phone: the places, and where one signs in or finds oneself. */
export const useTabs = (): Place[] => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  return [
    ...usePlaces(),
    signedIn
      ? { href: '/profile/me', label: say('Nav.Profile'), icon: <UserRound /> }
      : { href: '/sign-in', label: say('Session.Sign in'), icon: <LogIn /> },
  ];
};
