import * as z from 'zod/mini';
import { SHOP_QUOTE_MS } from '../../contract/limits';
import { Offer } from '../../contract/purchase';
import type { Secrets } from '../secret/secret';

/** What a shop said to whom, and until when. */
const Quote = z.object({
  player: z.string(),
  currencyPaid: z.string(),
  offers: z.array(Offer),
  until: z.string(),
});
type Quote = z.infer<typeof Quote>;

const PURPOSE = 'shop quote';

/** Prices that hold for a player until `until`; sealed, so that only this platform can make them. */
export const quoteOf = (
  secrets: Secrets,
  told: Omit<Quote, 'until'>,
  now: string,
): { quote: string; until: string } => {
  const until = new Date(Date.parse(now) + SHOP_QUOTE_MS).toISOString();
  const text = Buffer.from(JSON.stringify({ ...told, until })).toString('base64url');
  return { quote: secrets.seal(PURPOSE, text), until };
};

/** What a quote holds for this player and money; undefined for a forged, another's or an expired one. */
export const offersOf = (
  secrets: Secrets,
  quote: string,
  { player, currencyPaid, now }: { player: string; currencyPaid: string; now: string },
): Quote['offers'] | undefined => {
  const text = secrets.open(PURPOSE, quote);
  if (text === undefined) return undefined;
  const told = Quote.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  const holds = told.player === player && told.currencyPaid === currencyPaid && now < told.until;
  return holds ? told.offers : undefined;
};
