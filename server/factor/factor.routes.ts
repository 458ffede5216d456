import * as contract from '../../contract/factor';
import { type Asked, doneOf, isRefused, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { type PlayerEvent, type PlayerState, playerKind } from '../player/player.events';
import { idOfKey, newId } from '../secret/secret';
import type { CommandKey, Outcome } from '../store/command';
import type { Decision } from '../store/decision';
import { streamOf } from '../store/stream';
import { AppCodes, newRecovery } from './factor.codes';
import {
  decideAddPasskey,
  decideRemoveFactor,
  decideRemovePasskey,
  decideRenewRecovery,
  decideSetFactor,
} from './factor.decider';
import {
  Challenges,
  challengeOf,
  passkeyMade,
  shownOf,
  siteOf,
  takesPasskeys,
  wantedOf,
} from './factor.passkey';
import { provenBy } from './factor.proof';

/** A player's own second factor [decision 194]. */
export const factorRoutes = (platform: Platform): Route[] => {
  const { store, secrets, look, sql, config } = platform;
  const site = siteOf(config.PUBLIC_URL);
  const challenges = new Challenges(sql);
  const codes = new AppCodes(secrets, 'player factor');
  const accountOf = async (player: string) =>
    (await store.load(streamOf(playerKind, player))).account;

  /** Decides about a player's own, once for a key. */
  const change = (
    name: string,
    player: string,
    step: { at: string; key?: CommandKey },
    decide: (state: PlayerState) => Decision<{ player: PlayerEvent[] }, null>,
  ): Promise<Outcome<null>> =>
    store.execute({
      name,
      ...step,
      streams: { player: streamOf(playerKind, player) },
      decide: (states) => decide(states.player),
    });

  const factorNow = async (player: string) => {
    const factor = (await accountOf(player))?.factor;
    if (factor === undefined) return undefined;
    const passkeys = Object.entries(factor.passkeys).map(([id, kept]) => shownOf(id, kept));
    return {
      since: factor.since,
      recoveryLeft: factor.recovery.length,
      passkeys,
      takesPasskeys: takesPasskeys(site),
    };
  };

  const read = async ({ caller }: Asked<typeof contract.readFactor>) => {
    const factor = await factorNow(caller.player);
    return factor === undefined ? {} : { factor };
  };

  /** Nothing is kept of what was asked for: the name is sealed for whoever asked. */
  const ask = async ({ caller: { player } }: Asked<typeof contract.askFactor>) => {
    const account = await accountOf(player);
    if (account === undefined) return refused('token-expired');
    const name = newId('factor');
    return {
      setup: secrets.seal('factor setup', `${player}:${name}`),
      ...codes.shown(codes.factorOf(name), look.worn.name, account.username),
    };
  };

  /** What it is from now on, with the codes that are told this once. */
  const kept = async (player: string, recovery: string[]) => {
    const factor = await factorNow(player);
    return factor === undefined ? refused('step-illegal') : { factor, recovery };
  };

  const set = async ({ caller: { player }, body, now }: Asked<typeof contract.setFactor>) => {
    const [owner, name] = secrets.open('factor setup', body.setup)?.split(':') ?? [];
    if (owner !== player || name === undefined) return refused('step-illegal');
    const proven = await provenBy(platform, player, { password: body.password }, now);
    if (isRefused(proven))
      // A second one is not set beside it.
      return proven.refused.code === 'factor-needed' ? refused('step-illegal') : proven;
    const factor = codes.factorOf(name);
    const step = codes.stepOf(factor, body.code, now);
    if (step === undefined) return refused('code-wrong', { field: 'body.code' });
    const recovery = newRecovery();
    const outcome = await change('setFactor', player, { at: now }, (state) =>
      decideSetFactor(state, { ...proven, factor, recovery: recovery.kept, step, at: now }),
    );
    return 'refused' in outcome ? outcome : kept(player, recovery.shown);
  };

  const renew = async ({ caller: { player }, body, now }: Asked<typeof contract.renewRecovery>) => {
    const proven = await provenBy(platform, player, body, now);
    if (isRefused(proven)) return proven;
    const recovery = newRecovery();
    const outcome = await change('renewRecovery', player, { at: now }, (state) =>
      decideRenewRecovery(state, { ...proven, recovery: recovery.kept, at: now }),
    );
    return 'refused' in outcome ? outcome : kept(player, recovery.shown);
  };

  const remove = async ({
    caller: { player },
    body,
    now,
    key,
  }: Asked<typeof contract.removeFactor>) => {
    const proven = await provenBy(platform, player, body, now);
    if (isRefused(proven)) return proven;
    const outcome = await change('removeFactor', player, { at: now, key }, (state) =>
      decideRemoveFactor(state, { ...proven, at: now }),
    );
    return doneOf(outcome);
  };

  /** How it stands now; it may have been taken off meanwhile. */
  const standing = async (player: string, outcome: Outcome<null>) => {
    if ('refused' in outcome) return outcome;
    const factor = await factorNow(player);
    return factor === undefined ? refused('step-illegal') : { factor };
  };

  const challenge = ({ now }: Asked<typeof contract.challengeFactor>) =>
    challengeOf({ site, challenges, now });

  const askPasskey = async ({
    caller: { player },
    now,
  }: Asked<typeof contract.askFactorPasskey>) => {
    const account = await accountOf(player);
    if (account?.factor === undefined || !takesPasskeys(site)) return refused('step-illegal');
    const { username, email, factor } = account;
    const maker = { id: player, name: email, shown: username, passkeys: factor.passkeys };
    return wantedOf({ ...maker, site: look.worn.name }, { site, challenges, now });
  };

  const addPasskey = async ({
    caller: { player },
    body,
    now,
    key,
  }: Asked<typeof contract.addFactorPasskey>) => {
    const proven = await provenBy(platform, player, body, now);
    if (isRefused(proven)) return proven;
    const found = await passkeyMade(player, body.made, { site, challenges, now });
    if (found === undefined) return refused('passkey-refused');
    const passkey = idOfKey('passkey', key);
    const made = { name: body.name, ...found };
    const outcome = await change('addFactorPasskey', player, { at: now }, (state) =>
      decideAddPasskey(state, { ...proven, passkey, made, at: now }),
    );
    return standing(player, outcome);
  };

  const removePasskey = async ({
    caller: { player },
    body,
    now,
    key,
  }: Asked<typeof contract.removeFactorPasskey>) => {
    const proven = await provenBy(platform, player, body, now);
    if (isRefused(proven)) return proven;
    const outcome = await change('removeFactorPasskey', player, { at: now, key }, (state) =>
      decideRemovePasskey(state, { ...proven, passkey: body._id, at: now }),
    );
    return standing(player, outcome);
  };

  return [
    on(contract.challengeFactor, challenge),
    on(contract.askFactorPasskey, askPasskey),
    on(contract.addFactorPasskey, addPasskey),
    on(contract.removeFactorPasskey, removePasskey),
    on(contract.readFactor, read),
    on(contract.askFactor, ask),
    on(contract.setFactor, set),
    on(contract.renewRecovery, renew),
    on(contract.removeFactor, remove),
  ];
};
