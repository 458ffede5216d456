import type { PasskeyProof } from '../../contract/passkey';
import { isPassword } from '../auth/auth.password';
import { isRefused, type Refused, refused } from '../http/route';
import type { Platform } from '../platform';
import { type Account, playerKind } from '../player/player.events';
import { streamOf } from '../store/stream';
import { AppCodes } from './factor.codes';
import { factorNeeded, notProven } from './factor.moves';
import { Challenges, passkeyProof, siteOf } from './factor.passkey';
import type { Proof } from './factor.state';

type Proving = Pick<Platform, 'attempts' | 'store' | 'secrets' | 'sql' | 'config'>;

/** For the second factor: a code, or what a passkey says. */
export interface FactorGiven {
  code?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/**
 * What was given for the second factor of an account, looked at; undefined where it has none. Refuses
 * `factor-needed`, `code-wrong` and `passkey-refused`. `now` is ISO 8601.
 */
export const proofOf = async (
  { secrets, sql, config }: Pick<Proving, 'secrets' | 'sql' | 'config'>,
  { factor }: Pick<Account, 'factor'>,
  { code, passkey }: FactorGiven,
  now: string,
): Promise<Proof | undefined | Refused> => {
  if (factor === undefined) return undefined;
  if (passkey !== undefined) {
    const verifier = { site: siteOf(config.PUBLIC_URL), challenges: new Challenges(sql), now };
    const proof = await passkeyProof(factor.passkeys, passkey, verifier);
    return proof ?? { refused: notProven({ passkey }) };
  }
  if (code === undefined) return { refused: factorNeeded(factor) };
  const codes = new AppCodes(secrets, 'player factor');
  return codes.proofOf(factor.factor, code, now) ?? { refused: notProven({ code }) };
};

/**
 * The second factor of a player for what a session alone is enough for where there is none. Refuses as
 * `proofOf` does, and `too-many-attempts`.
 */
export const factorGiven = async (
  platform: Proving,
  player: string,
  given: FactorGiven,
  now: string,
): Promise<{ proof?: Proof } | Refused> => {
  const { attempts, store } = platform;
  const { account } = await store.load(streamOf(playerKind, player));
  if (account?.factor === undefined) return {};
  const isGiven = given.code !== undefined || given.passkey !== undefined;
  const turn = isGiven ? await attempts.take('sign in', player, now) : undefined;
  if (isRefused(turn)) return turn;
  const proof = await proofOf(platform, account, given, now);
  if (proof === undefined || isRefused(proof)) return proof ?? {};
  await attempts.forgive('sign in', player);
  return { proof };
};

/**
 * The account, when this is its password and, where it has one, its second factor: a stolen session
 * must not find them out by trying. Refuses `wrong-credentials`, `factor-needed`, `code-wrong`,
 * `passkey-refused` and `too-many-attempts`.
 */
export const provenBy = async (
  platform: Proving,
  player: string,
  given: FactorGiven & { password: string },
  now: string,
): Promise<{ seen: Account; proof?: Proof } | Refused> => {
  const { attempts, store } = platform;
  const turn = await attempts.take('sign in', player, now);
  if (isRefused(turn)) return turn;
  const { account } = await store.load(streamOf(playerKind, player));
  const same = await isPassword(account?.passwordHash, given.password);
  if (!same || account === undefined) {
    return refused('wrong-credentials', { field: 'body.password' });
  }
  const proof = await proofOf(platform, account, given, now);
  if (isRefused(proof)) return proof;
  await attempts.forgive('sign in', player);
  return { seen: account, ...(proof !== undefined && { proof }) };
};
