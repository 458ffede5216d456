import { isViewed } from '../../../machines/auth/viewing.rules';
import { isUndecided } from '../../../machines/consent/consent.select';
import { isAtGame } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Undecided } from './Undecided';

/** Asked until it is answered, but never over a game, nor for a player by staff that looks. */
export const Consent = () => {
  const isAsked = useView('consent', isUndecided);
  const isPlaying = useView('router', isAtGame);
  const isOthers = useView('session', isViewed);
  return isAsked && !isPlaying && !isOthers ? <Undecided /> : null;
};
