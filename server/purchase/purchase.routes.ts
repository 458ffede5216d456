import { COINS } from '../../contract/limits';
import * as contract from '../../contract/purchase';
import { offersIn } from '../../contract/purchase.rules';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { barredFromMoney, gateStreams } from '../play/gate.moves';
import { eligibilityOf, lawsOf } from '../play/play.eligibility';
import { playerKind } from '../player/player.events';
import { idOfKey } from '../secret/secret';
import { streamOf } from '../store/stream';
import { walletKind } from '../wallet/wallet.events';
import { decidePurchase, decideReceipt } from './purchase.decider';
import { purchaseKind } from './purchase.events';
import { purchaseQuery } from './purchase.query';
import { offersOf, quoteOf } from './purchase.quote';

/** The shop, and what was bought, paid in and paid out [§3 Purchase, §7 B wallet]. */
export const purchaseRoutes = (platform: Platform): Route[] => {
  const { store, secrets, countries } = platform;
  const laws = lawsOf(platform);
  const { page, byId } = purchaseQuery(platform);

  const shop = async ({ caller, address, now }: Asked<typeof contract.readShop>) => {
    const { facts, currency: currencyPaid } = await eligibilityOf(platform, {
      caller,
      address,
      now,
    });
    const barred = barredFromMoney(facts);
    if (barred !== undefined) return barred;
    const offers = [...offersIn(currencyPaid)];
    const { quote, until } = quoteOf(secrets, { player: caller.player, currencyPaid, offers }, now);
    return { currencyPaid, items: offers, quote, expiresAt: until };
  };

  const buy = async ({ caller, body, address, now, key }: Asked<typeof contract.purchase>) => {
    const { player, session } = caller;
    const { currencyPaid, currency, amount, price, quote } = body;
    const id = idOfKey('purchase', key);
    const { country } = countries.locate(address);
    const entrant = { player, session, currency: currencyPaid, country, at: now };
    const offers =
      quote === undefined
        ? offersIn(currencyPaid)
        : offersOf(secrets, quote, { player, currencyPaid, now });
    const outcome = await store.execute({
      name: 'purchase',
      at: now,
      key,
      streams: {
        purchase: streamOf(purchaseKind, id),
        wallet: streamOf(walletKind, player),
        ...gateStreams(entrant),
      },
      decide: (states) =>
        decidePurchase(states, {
          id,
          entrant,
          laws,
          wanted: { currency, amount, price },
          offers,
        }),
    });
    if ('refused' in outcome) return outcome;
    const [made, { balances }] = await Promise.all([
      byId(player, outcome.answer.purchase),
      store.load(streamOf(walletKind, player)),
    ]);
    if (made === undefined) return refused('not-found');
    return { purchase: made, coins: balances[COINS] ?? 0, balance: balances[currencyPaid] ?? 0 };
  };

  const mail = async ({ caller, body, now, key }: Asked<typeof contract.mailPurchase>) => {
    const { player } = caller;
    if ((await byId(player, body.purchaseId)) === undefined) return refused('not-found');
    const outcome = await store.execute({
      name: 'mailPurchase',
      at: now,
      key,
      streams: { purchase: streamOf(purchaseKind, body.purchaseId) },
      decide: () => decideReceipt({ player, at: now }),
    });
    return 'refused' in outcome ? outcome : { sent: true as const };
  };

  const paper = async ({ caller, params }: Asked<typeof contract.readReceipt>) => {
    const [{ account }, made] = await Promise.all([
      store.load(streamOf(playerKind, caller.player)),
      byId(caller.player, params.id),
    ]);
    if (account === undefined || made === undefined) return refused('not-found');
    const { receiptPdf } = await import('./purchase.receipt');
    return receiptPdf(platform, account, made);
  };

  return [
    on(contract.readReceipt, paper),
    on(contract.readShop, shop),
    on(contract.purchase, buy),
    on(contract.listPurchases, ({ caller, params, body }) =>
      page(caller.player, params.page, body),
    ),
    on(contract.mailPurchase, mail),
  ];
};
