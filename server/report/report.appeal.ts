import type { Platform } from '../platform';
import type { Refused } from '../store/decision';

const PURPOSE = 'appeal';

type Parts = Pick<Platform, 'secrets'>;

/** What shows that somebody was told of a decision: it goes with their objection, `report_4f….{mac}`. */
export const appealOf = ({ secrets }: Parts, report: string): string =>
  secrets.seal(PURPOSE, report);

/** The report that such an objection is about; undefined of what was not sealed here. */
export const appealed = ({ secrets }: Parts, appeal: string): string | undefined =>
  secrets.open(PURPOSE, appeal);

/** Where one objects, below the origin: no account is needed. */
export const appealPath = (appeal: string): string => `/support?about=${appeal}`;

/**
 * A refusal by a measure, with the moderator’s reasons and how to object: who cannot sign in reads
 * them nowhere else. Any other refusal stays as it is.
 */
export const withReasons = async (
  { sql, secrets }: Pick<Platform, 'sql' | 'secrets'>,
  { refused }: Refused,
): Promise<Refused> => {
  const { report, ...params } = refused.params ?? {};
  if (typeof report !== 'string') return { refused };
  const [row] = await sql<{ why: string | null }[]>`select why from reports where id = ${report}`;
  const why = row?.why ?? '';
  const appeal = appealOf({ secrets }, report);
  return { refused: { ...refused, params: { ...params, ...(why !== '' && { why }), appeal } } };
};
