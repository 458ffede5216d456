import { hash } from 'node:crypto';
import { DEFAULT_COUNTRY } from '../../contract/limits';
import * as contract from '../../contract/supplier';
import type { Risk } from '../cap/cap.moves';
import { type Asked, on, type Route, refused } from '../http/route';
import { launchKind } from '../launch/launch.events';
import type { Platform } from '../platform';
import { gateStreams } from '../play/gate.moves';
import { lawsOf } from '../play/play.eligibility';
import { sittingKind } from '../play/sitting.events';
import { openedBy } from '../play/sitting.moves';
import { roundKind } from '../round/round.events';
import { newId } from '../secret/secret';
import { spinKind } from '../spin/spin.events';
import { spinQuery } from '../spin/spin.query';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decideSupplierClose, decideSupplierRollback } from './rounds.decider';
import { decideAuthenticate, decideSupplierBet, decideSupplierWin } from './supplier.decider';
import { transferKind } from './transfer.events';

/** Ids of ours for what a third party names as it likes: two of them never meet. */
const idFor = (prefix: string, supplier: string, name: string): string =>
  `${prefix}_${hash('sha256', `${supplier}\n${name}`).slice(0, 32)}`;

/** The wallets as third parties meet them, each request signed [decisions 23, 57]. */
export const supplierRoutes = (platform: Platform): Route[] => {
  const { store, secrets, catalogue, caps } = platform;
  const laws = lawsOf(platform);

  const balanceOf = async (wallet: string, currency: string) => ({
    currency,
    balance: (await store.load(streamOf(walletKind, wallet))).balances[currency] ?? 0,
  });

  const spins = spinQuery(platform);
  const standingOf = async (wallet: string, game: string, currency: string) => ({
    ...(await balanceOf(wallet, currency)),
    freeRounds: await spins.grantsAt(wallet, game, currency),
  });

  const purposeOf = (supplier: string): string => `supplier ${supplier}`;

  /** The sitting behind a session of this supplier; whether it is over is the caller's to ask. */
  const sittingOf = async (supplier: string, session: string) => {
    const id = secrets.open(purposeOf(supplier), session);
    if (id === undefined) return undefined;
    const sitting = await store.load(streamOf(sittingKind, id));
    const { wallet, game, currency, expiresAt, country = DEFAULT_COUNTRY } = sitting;
    if (wallet === undefined || game === undefined) return undefined;
    if (currency === undefined || expiresAt === undefined) return undefined;
    return { ...sitting, wallet, game, currency, expiresAt, country };
  };

  const authenticate = async ({
    params: { supplier },
    body,
    now,
  }: Asked<typeof contract.supplierAuthenticate>) => {
    const launchId = secrets.open('launch', body.token);
    if (launchId === undefined) return refused('link-invalid');
    const launch = await store.load(streamOf(launchKind, launchId));
    const sitting = newId('sitting');
    const opened = openedBy(launch, sitting, now);
    const listing = opened && catalogue.find(opened.game);
    if (opened === undefined || listing?.supplier?.id !== supplier) return refused('link-invalid');
    const { player, currency, wallet } = opened;
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
      decide: (states) => decideAuthenticate(states, { sitting, opened, now }),
    });
    if ('refused' in outcome) return outcome;
    const { answer } = outcome;
    return {
      ...(await standingOf(answer.wallet, opened.game, currency)),
      session: secrets.seal(purposeOf(supplier), answer.sitting),
      game: listing.game.urlFriendlyName,
      ...(player === undefined ? {} : { player }),
    };
  };

  const balance = async (asked: Asked<typeof contract.supplierBalance>) => {
    const sitting = await sittingOf(asked.params.supplier, asked.body.session);
    if (sitting === undefined || asked.now >= sitting.expiresAt) return refused('link-invalid');
    return standingOf(sitting.wallet, sitting.game, sitting.currency);
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
    const { session, tx, round, amount, free } = asked.body;
    const sitting = await sittingOf(supplier, session);
    if (sitting === undefined) return refused('link-invalid');
    const { wallet, currency } = sitting;
    const listing = catalogue.find(sitting.game);
    const { id, transfer, streams } = streamsOf(supplier, tx, round);
    const take = (risk: Risk) =>
      store.execute({
        name: 'supplierBet',
        at: now,
        streams: {
          ...streams,
          wallet: streamOf(walletKind, wallet),
          ...gateStreams(sitting),
          // Of a bet that its player pays, a stream without events.
          spin: streamOf(spinKind, free ?? 'none'),
        },
        decide: (states) =>
          decideSupplierBet(states, {
            tx: transfer,
            round: id,
            at: now,
            supplier,
            amount,
            ...(free === undefined ? {} : { free }),
            maxWin: listing?.game.maxWin,
            jackpotMost: listing?.supplier?.jackpotMost,
            sitting,
            laws,
            risk,
          }),
      });
    const outcome = await caps.within(sitting, take);
    return 'refused' in outcome ? outcome : balanceOf(wallet, currency);
  };

  const win = async (asked: Asked<typeof contract.supplierWin>) => {
    const { now } = asked;
    const { tx, round, amount, jackpot = 0, closes = true } = asked.body;
    const { id, transfer, streams } = streamsOf(asked.params.supplier, tx, round);
    const known = (await store.load(streams.round)).bet;
    // Before its bet: nobody to pay. The supplier asks again, and nothing was remembered.
    if (known === undefined) return refused('not-found');
    const outcome = await store.execute({
      name: 'supplierWin',
      at: now,
      streams: { ...streams, wallet: streamOf(walletKind, known.wallet) },
      decide: (states) =>
        decideSupplierWin(states, { tx: transfer, round: id, at: now, amount, jackpot, closes }),
    });
    return 'refused' in outcome ? outcome : balanceOf(known.wallet, known.currency);
  };

  const close = async (asked: Asked<typeof contract.supplierClose>) => {
    const { now } = asked;
    const { tx, round } = asked.body;
    const { id, transfer, streams } = streamsOf(asked.params.supplier, tx, round);
    const known = (await store.load(streams.round)).bet;
    if (known === undefined) return refused('not-found');
    const outcome = await store.execute({
      name: 'supplierClose',
      at: now,
      streams: { ...streams, wallet: streamOf(walletKind, known.wallet) },
      decide: (states) => decideSupplierClose(states, { tx: transfer, round: id, at: now }),
    });
    return 'refused' in outcome ? outcome : balanceOf(known.wallet, known.currency);
  };

  const rollback = async (asked: Asked<typeof contract.supplierRollback>) => {
    const { now } = asked;
    const { supplier } = asked.params;
    const { tx, round, bet: named } = asked.body;
    const { id, transfer, streams } = streamsOf(supplier, tx, round);
    if (named === tx) return refused('conflict');
    const known = (await store.load(streams.round)).bet;
    const bet = named === undefined ? undefined : idFor('transfer', supplier, named);
    const outcome = await store.execute({
      name: 'supplierRollback',
      at: now,
      streams: {
        ...streams,
        // Of what is not there, streams without events.
        wallet: streamOf(walletKind, known?.wallet ?? 'none'),
        spin: streamOf(spinKind, known?.free ?? 'none'),
        target: streamOf(transferKind, bet ?? 'none'),
      },
      decide: (states) =>
        decideSupplierRollback(states, {
          ...{ tx: transfer, round: id, at: now, wallet: known?.wallet },
          ...(bet === undefined ? {} : { bet }),
        }),
    });
    if ('refused' in outcome) return outcome;
    return known === undefined ? {} : balanceOf(known.wallet, known.currency);
  };

  return [
    on(contract.supplierAuthenticate, authenticate),
    on(contract.supplierBalance, balance),
    on(contract.supplierBet, bet),
    on(contract.supplierWin, win),
    on(contract.supplierClose, close),
    on(contract.supplierRollback, rollback),
  ];
};
