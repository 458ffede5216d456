import type { Typist } from '../../contract/ticket';
import type { Platform } from '../platform';
import type { Stroke } from './typing.registry';

/** The channel of the database by which processes tell each other; nothing of it is stored. */
const CHANNEL = 'typing';

type Parts = Pick<Platform, 'sql' | 'typing'>;

/** Hears who types at the other processes; answers the end of it. */
export const shareTyping = async ({ sql, typing }: Parts): Promise<() => Promise<void>> => {
  const { unlisten } = await sql.listen(CHANNEL, (told) => typing.hear(JSON.parse(told) as Stroke));
  return unlisten;
};

const tell = async ({ sql, typing }: Parts, stroke: Stroke): Promise<void> => {
  // Here at once: who asks this process next must not wait for the database's word.
  typing.hear(stroke);
  await sql.notify(CHANNEL, JSON.stringify(stroke));
};

/** Somebody types in a ticket, for a few seconds from now. */
export const startTyping = (parts: Parts, stroke: Stroke & { typist: Typist }): Promise<void> =>
  tell(parts, stroke);

/** What was typed was sent. */
export const stopTyping = async (parts: Parts, ticket: string, who: string): Promise<void> => {
  if (parts.typing.has(ticket, who)) await tell(parts, { ticket, who });
};
