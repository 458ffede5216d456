import Activity from 'lucide-react/icons/activity';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import Medal from 'lucide-react/icons/medal';
import Palette from 'lucide-react/icons/palette';
import Settings from 'lucide-react/icons/settings';
import Target from 'lucide-react/icons/target';
import Ticket from 'lucide-react/icons/ticket';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import WalletIcon from 'lucide-react/icons/wallet';
import { frameOf } from '../../../contract/level.rules';
import { isDailyWaiting } from '../../../machines/daily/daily.select';
import { user } from '../../../machines/player/player.select';
import { useHasArrived, useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Avatar } from '../../ui/Avatar';
import { Menu } from '../../ui/Menu';
import styles from './AccountMenu.module.css';
import { usePost } from './places';

/** Who is signed in, and what one does with an account. */
export const AccountMenu = () => {
  const say = useSay();
  const session = useResident('session');
  const modals = useResident('modals');
  const player = useView('player', user);
  const canSignOut = useView('session', (snapshot) => snapshot.can({ type: 'session.signOut' }));
  const post = usePost().filter(({ href }) => href !== '/notifications');
  const hasArrived = useHasArrived();
  const isAnyUnsent = useView(
    'outbox',
    (outbox) => hasArrived && outbox.context.entries.length > 0,
  );
  const isWaiting = useView('daily', (daily) => hasArrived && isDailyWaiting(daily));
  const name = player?.username ?? '';
  return (
    <Menu
      label={say('Nav.Account')}
      trigger={
        <Avatar
          name={name}
          seed={player?._id ?? ''}
          decorative
          frame={player && frameOf(player.level)}
          {...(player?.icon !== undefined && { src: player.icon })}
        />
      }
      header={
        <p className={styles.who}>
          <strong>{name}</strong>
          <span>
            {player === undefined ? '' : say('Player.Level {level}', { level: player.level })}
          </span>
        </p>
      }
      items={[
        { id: 'profile', label: say('Nav.Profile'), icon: <UserRound />, href: '/profile/me' },
        {
          id: 'activities',
          label: say('Nav.Activities'),
          icon: <Activity />,
          href: '/activities',
        },
        { id: 'rounds', label: say('Round.Your rounds'), icon: <History />, href: '/rounds' },
        { id: 'wallet', label: say('Nav.Wallet'), icon: <WalletIcon />, href: '/wallet' },
        {
          id: 'missions',
          label: isWaiting
            ? say('Nav.Missions, and a gift of the day that waits')
            : say('Missions.Missions'),
          icon: <Target />,
          href: '/missions',
          count: isWaiting ? 1 : 0,
        },
        {
          id: 'achievements',
          label: say('Achievements.Achievements'),
          icon: <Medal />,
          href: '/achievements',
        },
        {
          id: 'tournaments',
          label: say('Tournament.Tournaments'),
          icon: <Trophy />,
          href: '/tournaments',
        },
        {
          id: 'scratchers',
          label: say('Scratcher.Scratch cards'),
          icon: <Ticket />,
          href: '/scratchers',
        },
        ...post.map(({ href, label, icon, count }) => ({ id: href, label, icon, href, count })),
        {
          id: 'look',
          label: say('Locale.Language and look'),
          icon: <Palette />,
          onSelect: () => modals.send({ type: 'modals.open', name: 'preferences', size: 'mid' }),
        },
        {
          id: 'protection',
          label: say('Protection.Safer play'),
          icon: <Settings />,
          href: '/settings/protection',
        },
        {
          id: 'support',
          label: say('Nav.Support'),
          icon: <CircleQuestionMark />,
          href: '/support/tickets',
        },
        { id: 'settings', label: say('Nav.Settings'), icon: <Settings />, href: '/settings' },
        {
          id: 'signOut',
          label: say('Session.Sign out'),
          icon: <LogOut />,
          disabled: !canSignOut,
          onSelect: () =>
            isAnyUnsent
              ? modals.send({ type: 'modals.open', name: 'signOutAnyway', size: 'mid' })
              : session.send({ type: 'session.signOut' }),
        },
      ]}
    />
  );
};
