import type { LetterMessage } from '../../contract/hub';
import type { Platform } from '../platform';
import type { Enrich } from '../realtime/enrich';
import { letterQuery } from './letter.query';

/** A fact of a letter to one of its two players: it as their boxes show it, and their counters. */
export const enrichLetter = (platform: Pick<Platform, 'sql'>): Enrich => {
  const { byId, counters } = letterQuery(platform);
  return async (reader, facts) => {
    const ids = facts.map(({ body }) => String(body['LetterId']));
    const [found, Counters] = await Promise.all([byId(reader, ids), counters(reader)]);
    return ids.map((id): Omit<LetterMessage, 'LetterId'> => {
      const { letter: Letter, boxes: Boxes } = found.get(id) ?? { boxes: [] };
      return { Boxes, Counters, ...(Boxes.length > 0 && { Letter }) };
    });
  };
};
