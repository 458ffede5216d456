import { hash } from 'node:crypto';
import { GAME_SESSION_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import * as contract from '../../contract/supplier';
import { type Asked, on, type Route, refused } from '../http/route';
import { launchKind } from '../launch/launch.events';
import type { Platform } from '../platform';
import { sittingKind } from '../play/sitting.events';
import { openSitting } from '../play/sitting.moves';
import { roundKind } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import { newId } from '../secret/secret';
import { accept, refuse } from '../store/decision';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideTransfer, type Transfer } from './transfer.decider';
import { transferKind } from './transfer.events';

/** Ids of ours for what a third party names as it likes: two of them never meet. */
const idFor = (prefix: string, supplier: string, name: string): string =>
  `${prefix}_${hash('sha256', `${supplier}\n${name}`).slice(0, 32)}`;

/** The wallets as third parties meet them, each request signed [decisions 23, 57]. */
export const supplierRoutes = ({ store, secrets, catalogue }: Platform): Route[] => {
  const balanceOf = async (wallet: string, currency: string) => ({
    currency,
    balance: (await store.load(streamOf(walletKind, wallet))).balances[currency] ?? 0,
  });

  const purposeOf = (supplier: string): string => `supplier ${supplier}`;

  /** The sitting behind a session of this supplier; whether it is over is the caller's to ask. */
  const sittingOf = async (supplier: string, session: string) => {
    const id = secrets.open(purposeOf(supplier), session);
    if (id === undefined) return undefined;
    const { wallet, game, currency, expiresAt, player } = await store.load(
      streamOf(sittingKind, id),
    );
    if (wallet === undefined || game === undefined) return undefined;
    if (currency === undefined || expiresAt === undefined) return undefined;
    return { wallet, game, currency, expiresAt, player };
  };

  const authenticate = async ({
    params: { supplier },
    body,
    now,
  }: Asked<typeof contract.supplierAuthenticate>) => {
    const launchId = secrets.open('launch', body.token);
    if (launchId === undefined) return refused('link-invalid');
    const launch = await store.load(streamOf(launchKind, launchId));
    const { player, game, currency } = launch;
    if (game === undefined || currency === undefined) return refused('link-invalid');
    if (catalogue.find(game)?.supplier?.id !== supplier) return refused('link-invalid');
    const sitting = newId('sitting');
    const demo = currency === 'FUN' || player === undefined;
    const wallet = demo ? sitting : player;
    const expiresAt = new Date(Date.parse(now) + GAME_SESSION_MS).toISOString();
    const opened = { game, currency, wallet, expiresAt };
    const outcome = await store.execute({
      name: 'authenticate',
      at: now,
      key: {
        scope: `${purposeOf(supplier)} authenticate`,
        value: body.request,
        fingerprint: hash('sha256', body.token),
      },
      streams: {
        launch: streamOf(launchKind, launchId),
        sitting: streamOf(sittingKind, sitting),
        wallet: streamOf(walletKind, wallet),
      },
      decide: (states) => {
        const events = openSitting(states.launch, states.wallet, {
          sitting,
          opened: { ...opened, ...(player === undefined ? {} : { player }) },
          now,
        });
        return 'refused' in events ? refuse(events.refused) : accept(events, { sitting, wallet });
      },
    });
    if ('refused' in outcome) return outcome;
    const { answer } = outcome;
    return {
      ...(await balanceOf(answer.wallet, currency)),
      session: secrets.seal(purposeOf(supplier), answer.sitting),
      game: catalogue.find(game)?.game.urlFriendlyName ?? game,
      ...(player === undefined ? {} : { player }),
    };
  };

  const balance = async (asked: Asked<typeof contract.supplierBalance>) => {
    const sitting = await sittingOf(asked.params.supplier, asked.body.session);
    if (sitting === undefined || asked.now >= sitting.expiresAt) return refused('link-invalid');
    return balanceOf(sitting.wallet, sitting.currency);
  };

  const streamsOf = (supplier: string, tx: string, round: string) => {
    const id = idFor('round', supplier, round);
    const transfer = idFor('transfer', supplier, tx);
    return {
      id,
      transfer,
      streams: {
        round: streamOf(roundKind, id),
        transfer: streamOf(transferKind, transfer),
      },
    };
  };

  const bet = async (asked: Asked<typeof contract.supplierBet>) => {
    const { now } = asked;
    const { supplier } = asked.params;
    const { session, tx, round, amount } = asked.body;
    const sitting = await sittingOf(supplier, session);
    if (sitting === undefined) return refused('link-invalid');
    const { wallet, game, currency, expiresAt } = sitting;
    const { id, transfer, streams } = streamsOf(supplier, tx, round);
    const outcome = await store.execute({
      name: 'supplierBet',
      at: now,
      streams: { ...streams, wallet: streamOf(walletKind, wallet) },
      decide: ({ transfer: recorded, ...states }) =>
        decideTransfer(recorded, { op: 'bet', round: id, amount, at: now }, () => {
          // Asked only of a new bet: the answer to one that was taken must not die with the session.
          if (now >= expiresAt) return refuse(problem('link-invalid'));
          return seamlessWallet.bet(states, id, {
            tx: transfer,
            at: now,
            wallet,
            game,
            currency,
            supplier,
            stake: amount,
            bet: null,
            outcome: null,
            pays: 0,
          });
        }),
    });
    return 'refused' in outcome ? outcome : balanceOf(wallet, currency);
  };

  const win = async (asked: Asked<typeof contract.supplierWin>) => {
    const { now } = asked;
    const { tx, round, amount } = asked.body;
    const { id, transfer, streams } = streamsOf(asked.params.supplier, tx, round);
    const known = (await store.load(streams.round)).bet;
    // Before its bet: nobody to pay. The supplier asks again, and nothing was remembered.
    if (known === undefined) return refused('not-found');
    const outcome = await store.execute({
      name: 'supplierWin',
      at: now,
      streams: { ...streams, wallet: streamOf(walletKind, known.wallet) },
      decide: ({ transfer: recorded, ...states }) =>
        decideTransfer(recorded, { op: 'win', round: id, amount, at: now }, () =>
          seamlessWallet.win(states, id, { tx: transfer, at: now, amount }),
        ),
    });
    return 'refused' in outcome ? outcome : balanceOf(known.wallet, known.currency);
  };

  const rollback = async (asked: Asked<typeof contract.supplierRollback>) => {
    const { now } = asked;
    const { tx, round } = asked.body;
    const { id, transfer, streams } = streamsOf(asked.params.supplier, tx, round);
    const known = (await store.load(streams.round)).bet;
    const recorded: Transfer = { op: 'rollback', round: id, amount: 0, at: now };
    const outcome =
      known === undefined
        ? await store.execute({
            name: 'supplierRollback',
            at: now,
            streams,
            decide: (states) =>
              decideTransfer(states.transfer, recorded, () =>
                // The bet came between the look and the lock: its wallet is not in this command.
                states.round.bet === undefined
                  ? seamlessWallet.rollback(
                      { round: states.round, wallet: walletKind.initial },
                      id,
                      transfer,
                      now,
                    )
                  : refuse(problem('unavailable')),
              ),
          })
        : await store.execute({
            name: 'supplierRollback',
            at: now,
            streams: { ...streams, wallet: streamOf(walletKind, known.wallet) },
            decide: ({ transfer: before, ...states }) =>
              decideTransfer(before, recorded, () =>
                seamlessWallet.rollback(states, id, transfer, now),
              ),
          });
    if ('refused' in outcome) return outcome;
    return known === undefined ? {} : balanceOf(known.wallet, known.currency);
  };

  return [
    on(contract.supplierAuthenticate, authenticate),
    on(contract.supplierBalance, balance),
    on(contract.supplierBet, bet),
    on(contract.supplierWin, win),
    on(contract.supplierRollback, rollback),
  ];
};
