import { hash, verify } from '@node-rs/argon2';
import { passwordLevel } from '../../contract/auth.rules';
import { PASSWORD_LEVEL_MIN } from '../../contract/limits';
import type { Account } from '../player/player.events';

/** argon2id, 19 MiB, two passes: about 10 ms [decision 10]. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Compared with a stranger's password, so that an unknown account costs the same time. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is the account's; without an account it takes as long and says no. */
export const isPassword = async (
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> => {
  const same = await verify(passwordHash ?? (await nobody), password);
  return passwordHash !== undefined && same;
};

/** Strong enough for this player of the product called `appName` to choose [decisions 10, 78]. */
export const isStrong = async (
  password: string,
  { username, email }: Pick<Account, 'username' | 'email'>,
  appName: string,
): Promise<boolean> => {
  if (passwordLevel(password) < PASSWORD_LEVEL_MIN) return false;
  // Its dictionaries are large: they are read when the first password is chosen.
  const { isCommon } = await import('./auth.common');
  return !isCommon(password, [username, email.slice(0, email.indexOf('@')), appName]);
};
