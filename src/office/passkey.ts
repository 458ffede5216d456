import { askPasskey } from '../../contract/passkey';
import { staffChallenge } from '../../contract/staff';
import { ceremony, make, unlock } from '../adapters/factor/passkey';

/** Asks for one of the member's passkeys, which its owner unlocks. */
export const provingBy = ceremony(staffChallenge, unlock);

/** Has the browser make a passkey for the member. */
export const making = ceremony(askPasskey, make);
