import Bell from 'lucide-react/icons/bell';
import Gift from 'lucide-react/icons/gift';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogIn from 'lucide-react/icons/log-in';
import Mail from 'lucide-react/icons/mail';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import WalletIcon from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { isSignedIn } from '../../../machines/auth/session.select';
import { unseenGifts } from '../../../machines/gift/giftCounter.select';
import { counters } from '../../../machines/letter/letterCounter.select';
import { unseenBeside } from '../../../machines/notification/bell.select';
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
  /** The slug of what is counted, where it is no request. */
  says?: string;
}

/** The place that the shown screen belongs to: the list under a filter is still the games, a letter post. */
export const useCurrent = (): string =>
  useView('router', (router) => {
    const { name, path } = route(router);
    if (name === 'games') return '/';
    if (/^\/(gifts|letters|notifications)(\/|$)/.test(path)) return '/post';
    return name === 'friends' ? '/friends' : path;
  });

/** Requests that wait for an answer; none until their counter has arrived. */
const useOpenRequests = (): number => {
  const hasArrived = useHasArrived();
  return useView('relationCounter', (all) => (hasArrived ? openRequests(all) : 0));
};

/** What others sent: gifts, letters and what is told of, each with how much of it is new. */
export const usePost = (): (Place & { count: number })[] => {
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

/** All that others sent, as one place: what is told of a gift or a letter is counted as that. */
const usePostPlace = (): Place => {
  const say = useSay();
  const hasArrived = useHasArrived();
  const told = useView('bell', (all) => (hasArrived ? unseenBeside(all, ['gifts', 'letters']) : 0));
  const [gifts, letters] = usePost();
  return {
    href: '/post',
    label: say('Nav.Post'),
    icon: <Mail />,
    says: 'Nav.{count} new',
    count: (gifts?.count ?? 0) + (letters?.count ?? 0) + told,
  };
};

const useGames = (): Place => ({ href: '/', label: useSay()('Nav.Games'), icon: <LayoutGrid /> });

const useFriends = (): Place => ({
  href: '/friends',
  label: useSay()('Nav.Friends'),
  icon: <UsersRound />,
  count: useOpenRequests(),
});

const useWallet = (): Place => ({
  href: '/wallet',
  label: useSay()('Nav.Wallet'),
  icon: <WalletIcon />,
});

/** The places of the bar on top; a guest has no wallet to go to. */
export const usePlaces = (): Place[] => {
  const signedIn = useView('session', isSignedIn);
  const games = useGames();
  const wallet = useWallet();
  const friends = useFriends();
  return signedIn ? [games, wallet, friends] : [games];
};

/** The tabs of a phone: what a member comes for, or where a guest becomes one. */
export const useTabs = (): Place[] => {
  const say = useSay();
  const signedIn = useView('session', isSignedIn);
  const games = useGames();
  const friends = useFriends();
  const post = usePostPlace();
  const wallet = useWallet();
  const me = { href: '/profile/me', label: say('Nav.Me'), icon: <UserRound /> };
  const signIn = { href: '/sign-in', label: say('Session.Sign in'), icon: <LogIn /> };
  return signedIn ? [games, friends, post, wallet, me] : [games, signIn];
};
