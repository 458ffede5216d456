import { isUndecided } from '../../../machines/consent/consent.select';
import { isAtGame } from '../../../machines/router/router.select';
import { useView } from '../../app/house';
import { Undecided } from './Undecided';

/** Asked until it is answered, but never over a game. */
export const Consent = () => {
  const isAsked = useView('consent', isUndecided);
  const isPlaying = useView('router', isAtGame);
  return isAsked && !isPlaying ? <Undecided /> : null;
};
