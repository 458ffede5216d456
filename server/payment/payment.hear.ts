import { problem } from '../../contract/problems';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { hearOfWithdrawal } from '../withdrawal/withdrawal.hear';
import * as decider from './payment.decider';
import { paymentKind } from './payment.events';
import type { ProviderWord } from './payment.provider';
import { depositStreams } from './payment.streams';

type Needs = Pick<Platform, 'store' | 'payments' | 'log' | 'now'>;

const unknown: Outcome<null> = { refused: problem('not-found') };

/** What the provider said of a deposit. */
const hearOfDeposit = async (
  { store }: Needs,
  word: ProviderWord,
  now: string,
): Promise<Outcome<null>> => {
  const { order } = await store.load(streamOf(paymentKind, word.about));
  if (order === undefined) return unknown;
  const name = `hear ${word.type}`;
  const { payment, protection, wallet } = depositStreams(word.about, order.player);
  switch (word.type) {
    case 'pay.succeeded':
      return store.execute({
        name,
        at: now,
        streams: { payment, protection, wallet },
        decide: (states) => decider.decideSucceeded(states, word, now),
      });
    case 'pay.refused':
      return store.execute({
        name,
        at: now,
        streams: { payment, protection },
        decide: (states) => decider.decideRefused(states, word, now),
      });
    case 'pay.reversed':
      return store.execute({
        name,
        at: now,
        streams: { payment, protection, wallet },
        decide: (states) => decider.decideReversed(states, word, now),
      });
    default:
      return unknown;
  }
};

/** Who is told, by what the reference begins with: whatever else is paid for adds itself here. */
const listeners: Readonly<
  Record<string, (platform: Needs, word: ProviderWord, now: string) => Promise<Outcome<null>>>
> = {
  deposit: hearOfDeposit,
  withdrawal: hearOfWithdrawal,
};

/**
 * Takes a word of the provider, whether by HTTP or from one in this process, at least once. Refuses
 * `signature-invalid` what the provider did not sign lately, `not-found` what is about nothing of
 * ours, and what does not fit what is recorded: the provider tells it again.
 */
export const hearWord = async (
  platform: Needs,
  body: string,
  signature: string,
): Promise<Outcome<null>> => {
  const now = platform.now();
  const word = platform.payments.wordOf(body, signature, now);
  if (word === undefined) return { refused: problem('signature-invalid') };
  const listen = listeners[word.about.slice(0, word.about.indexOf('_'))];
  if (listen === undefined) return unknown;
  const outcome = await listen(platform, word, new Date(now).toISOString());
  if ('refused' in outcome)
    platform.log.warn({ word, refused: outcome.refused.code }, 'a word of the provider is refused');
  return outcome;
};

/** Hears a provider that lives in this process: of one reference, or of all. Answers how many it took. */
export const hearOwnProvider = async (platform: Needs, about?: string): Promise<number> => {
  const { payments, now } = platform;
  const words = (await payments.unheard?.(now(), about)) ?? [];
  let taken = 0;
  // In their order: a taking back before its charge would be refused.
  for (const { id, body, signature } of words) {
    if ('refused' in (await hearWord(platform, body, signature))) continue;
    await payments.heard?.(id);
    taken += 1;
  }
  return taken;
};
