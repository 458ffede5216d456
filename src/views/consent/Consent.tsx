import { isUndecided } from '../../../machines/consent/consent.select';
import { useView } from '../../app/house';
import { Undecided } from './Undecided';

/** Asked until it is answered. */
export const Consent = () => (useView('consent', isUndecided) ? <Undecided /> : null);
