import { isPassword } from '../auth/auth.password';
import { isRefused, type Refused, refused } from '../http/route';
import type { Platform } from '../platform';
import { type Account, playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { AppCodes } from './factor.codes';
import type { CodeProof } from './factor.state';

/**
 * What was given for the second factor of an account, looked at; undefined where it has none, or was
 * asked for none. Refuses `factor-needed` and `code-wrong`. `now` is ISO 8601.
 */
export const codeGiven = (
  { secrets }: Pick<Platform, 'secrets'>,
  { factor }: Pick<Account, 'factor'>,
  code: string | undefined,
  now: string,
): CodeProof | undefined | Refused => {
  if (factor === undefined) return undefined;
  const field = { field: 'body.code' };
  if (code === undefined) return refused('factor-needed', field);
  const codes = new AppCodes(secrets, 'player factor');
  return codes.proofOf(factor.factor, code, now) ?? refused('code-wrong', field);
};

/**
 * The second factor of a player for what a session alone is enough for where there is none. Refuses as
 * `codeGiven` does, and `too-many-attempts`.
 */
export const factorGiven = async (
  platform: Pick<Platform, 'attempts' | 'store' | 'secrets'>,
  player: string,
  code: string | undefined,
  now: string,
): Promise<{ proof?: CodeProof } | Refused> => {
  const { attempts, store } = platform;
  const { account } = await store.load(streamOf(playerKind, player));
  if (account?.factor === undefined) return {};
  const turn = code === undefined ? undefined : await attempts.take('sign in', player, now);
  if (isRefused(turn)) return turn;
  const proof = codeGiven(platform, account, code, now);
  if (proof === undefined || isRefused(proof)) return proof ?? {};
  await attempts.forgive('sign in', player);
  return { proof };
};

/**
 * The account, when this is its password and, where it has one, its second factor: a stolen session
 * must not find them out by trying. Refuses `wrong-credentials`, `factor-needed`, `code-wrong` and
 * `too-many-attempts`.
 */
export const provenBy = async (
  platform: Pick<Platform, 'attempts' | 'store' | 'secrets'>,
  player: string,
  given: { password: string; code?: string | undefined },
  now: string,
): Promise<{ seen: Account; proof?: CodeProof } | Refused> => {
  const { attempts, store } = platform;
  const turn = await attempts.take('sign in', player, now);
  if (isRefused(turn)) return turn;
  const { account } = await store.load(streamOf(playerKind, player));
  const same = await isPassword(account?.passwordHash, given.password);
  if (!same || account === undefined) {
    return refused('wrong-credentials', { field: 'body.password' });
  }
  const proof = codeGiven(platform, account, given.code, now);
  if (isRefused(proof)) return proof;
  await attempts.forgive('sign in', player);
  return { seen: account, ...(proof !== undefined && { proof }) };
};
