import { type Problem, problem } from '../../contract/problems';
import type { Platform } from '../platform';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import { hearOfPlan } from '../subscription/plan.hear';
import { hearOfWithdrawal } from '../withdrawal/withdrawal.hear';
import { hearOfMethod } from './method.hear';
import * as decider from './payment.decider';
import { paymentKind } from './payment.events';
import type { ProviderWord } from './payment.provider';
import { depositStreams } from './payment.streams';

type Needs = Pick<Platform, 'sql' | 'store' | 'payments' | 'log' | 'now'>;

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
  method: hearOfMethod,
  plan: hearOfPlan,
};

/**
 * Takes a word of the provider, whether by HTTP or from one in this process, at least once. Refuses
 * `signature-invalid` what the provider did not sign lately, `not-found` what is about nothing of
 * ours, and what does not fit what is recorded: the provider tells it again.
 */
const hearWord = async (
  platform: Needs,
  body: string,
  signature: string,
): Promise<Outcome<null>> => {
  const now = platform.now();
  const word = await platform.payments.wordOf(body, signature, now).catch((error: unknown) => {
    platform.log.error({ error }, 'the payment provider gave no answer');
    return 'no answer' as const;
  });
  if (word === 'no answer') return { refused: problem('unavailable') };
  if (word === undefined) return { refused: problem('signature-invalid') };
  if (word === 'nothing') return unknown;
  const listen = listeners[word.about.slice(0, word.about.indexOf('_'))];
  if (listen === undefined) return unknown;
  const outcome = await listen(platform, word, new Date(now).toISOString());
  if ('refused' in outcome)
    platform.log.warn({ word, refused: outcome.refused.code }, 'a word of the provider is refused');
  return outcome;
};

/**
 * Whether telling it again could never change the answer: it is about nothing of ours, or of another
 * sum than was asked for. The provider is told that it came, so that it goes on; the log and
 * `reconcile` name it.
 */
const isForGood = (outcome: Outcome<null>): boolean =>
  'refused' in outcome && ['not-found', 'conflict'].includes(outcome.refused.code);

/** What a provider is answered: that its word came, or the refusal after which it tells it again. */
export const answerWord = async (
  platform: Needs,
  body: string,
  signature: string,
): Promise<{ answer: { received: boolean } } | { refused: Problem }> => {
  const outcome = await hearWord(platform, body, signature);
  if ('refused' in outcome && !isForGood(outcome)) return { refused: outcome.refused };
  return { answer: { received: !('refused' in outcome) } };
};

/** Hears a provider that lives in this process: of one reference, or of all. Answers how many it took. */
export const hearOwnProvider = async (platform: Needs, about?: string): Promise<number> => {
  const { payments, now } = platform;
  const words = (await payments.unheard?.(now(), about)) ?? [];
  let taken = 0;
  // In their order: a taking back before its charge would be refused.
  for (const { id, body, signature } of words) {
    if ('refused' in (await answerWord(platform, body, signature))) continue;
    await payments.heard?.(id);
    taken += 1;
  }
  return taken;
};
