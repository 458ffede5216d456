import { hash } from 'node:crypto';
import { newId } from '../secret/secret';
import type { Queries } from '../store/database';
import type { ProviderEntry, ProviderWord } from './payment.provider';

/** What the test provider calls what belongs to one of our references. */
export const chargeOf = (reference: string): string =>
  `test_${hash('sha256', reference).slice(0, 24)}`;

/** Says a word, so many milliseconds from now or at a moment. */
export const say = async (
  tx: Queries,
  word: ProviderWord,
  due: number | Date = 0,
): Promise<void> => {
  const at =
    due instanceof Date
      ? tx`${due}`
      : tx`clock_timestamp() + make_interval(secs => ${due / 1_000})`;
  await tx`
    insert into test_words (id, about, body, due)
    values (${newId('word')}, ${word.about}, ${JSON.stringify(word)}::text::jsonb, ${at})`;
};

/** Enters a movement, once by its id. */
export const enter = async (tx: Queries, id: string, entry: ProviderEntry): Promise<void> => {
  const { reference, type, currency, amount } = entry;
  await tx`
    insert into test_entries (id, reference, type, currency, amount)
    values (${id}, ${reference}, ${type}, ${currency}, ${amount})
    on conflict (id) do nothing`;
};
