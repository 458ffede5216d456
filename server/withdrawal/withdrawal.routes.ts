import { depositBounds } from '../../contract/payment.rules';
import * as contract from '../../contract/withdrawal';
import { factorGiven } from '../factor/factor.proof';
import { type Asked, isRefused, on, type Route, refused } from '../http/route';
import { transfersById } from '../payment/payment.query';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { protectionKind } from '../protection/protection.events';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletOf } from '../wallet/wallet.answer';
import { walletKind } from '../wallet/wallet.events';
import { payOut } from './withdrawal.command';
import { decideCancel, decideWithdraw } from './withdrawal.decider';
import { withdrawalKind } from './withdrawal.events';
import { sourceOf } from './withdrawal.query';

/** Money out of the wallet [§7 B, decision 135]. */
export const withdrawalRoutes = (platform: Platform): Route[] => {
  const { store, sql, payments, config } = platform;

  const answer = async (player: string, id: string) => {
    const [found, { balances }] = await Promise.all([
      transfersById(sql, player, [id]),
      store.load(streamOf(walletKind, player)),
    ]);
    const withdrawal = found.get(id);
    if (withdrawal === undefined) return refused('not-found');
    const { currency } = withdrawal;
    return { withdrawal, wallet: walletOf(currency, balances[currency] ?? 0) };
  };

  const withdraw = async ({ caller, body, now, key }: Asked<typeof contract.withdraw>) => {
    const { player } = caller;
    const { currency, amount } = body;
    const given = await factorGiven(platform, player, body, now);
    const id = idOfKey('withdrawal', key);
    const order = {
      id,
      player,
      currency,
      amount,
      method: await sourceOf(sql, player, currency),
      provider: payments.name,
      isAutomatic: amount < depositBounds(currency).min * config.WITHDRAW_AT_ONCE,
      at: now,
    };
    const outcome = await store.execute({
      name: 'withdraw',
      at: now,
      key,
      streams: {
        withdrawal: streamOf(withdrawalKind, id),
        wallet: streamOf(walletKind, player),
        player: streamOf(playerKind, player),
        protection: streamOf(protectionKind, player),
      },
      // Here, that who asks again under one key is told of what was done, whatever became of the code.
      decide: (states) => (isRefused(given) ? given : decideWithdraw(states, order, given.proof)),
    });
    if ('refused' in outcome) return outcome;
    await payOut(platform, id);
    return answer(player, id);
  };

  const cancel = async ({ caller, body, now, key }: Asked<typeof contract.cancelWithdrawal>) => {
    const { player } = caller;
    const id = body._id;
    const outcome = await store.execute({
      name: 'cancelWithdrawal',
      at: now,
      key,
      streams: { withdrawal: streamOf(withdrawalKind, id), wallet: streamOf(walletKind, player) },
      decide: (states) => decideCancel(states, id, { player, at: now }),
    });
    return 'refused' in outcome ? outcome : answer(player, id);
  };

  return [on(contract.withdraw, withdraw), on(contract.cancelWithdrawal, cancel)];
};
