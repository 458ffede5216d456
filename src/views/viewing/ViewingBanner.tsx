import UserRound from 'lucide-react/icons/user-round';
import { isViewed } from '../../../machines/auth/viewing.rules';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Banner } from '../../ui/Banner';

/** Says to staff that a page is a player's, and only to be looked at [decision 189]. */
export const ViewingBanner = () => {
  const say = useSay();
  if (!useView('session', isViewed)) return null;
  return (
    <Banner
      tone="info"
      icon={<UserRound aria-hidden="true" />}
      text={say('Session.You look at this page as staff.')}
      detail={say('Session.Nothing can be done on it, and letters stay closed.')}
    />
  );
};
