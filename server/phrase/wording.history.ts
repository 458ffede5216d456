import { WORDING_DECISIONS_MAX } from '../../contract/limits';
import type { WordingDecision } from '../../contract/suggestion';
import type { Sql } from '../store/database';
import { isOfSuggestion, type WordingEvent } from './suggestion.events';

/** What was decided about words, with whose they were; before it is known what they are called. */
export type Decided = Omit<WordingDecision, 'username'> & { player?: string };

/**
 * What was decided about the words of a phrase, the newest first, from its events, as a reader may
 * know it: words that were taken back are not shown again, and rejected ones are told to their
 * author alone [decision 190].
 */
export const decisionsOf = (events: readonly WordingEvent[], reader: string): Decided[] => {
  const makers = new Map<string, string>();
  const texts = new Map<string, string>();
  const stood = new Set<string>();
  const gone = new Set<string>();
  for (const event of events.filter(isOfSuggestion)) {
    if (
      'player' in event &&
      event.type !== 'suggestion.voted' &&
      event.type !== 'suggestion.unvoted'
    )
      makers.set(event.suggestion, event.player ?? '');
    if ('text' in event) texts.set(event.suggestion, event.text);
    if (event.type === 'suggestion.accepted') stood.add(event.suggestion);
    if (event.type === 'suggestion.rejected') gone.add(event.suggestion);
  }
  const decisions = events.flatMap((event): Decided[] => {
    if (!isOfSuggestion(event)) {
      const { type, at, why } = event;
      return [{ turn: type === 'wording.locked' ? 'locked' : 'unlocked', at, byStaff: true, why }];
    }
    if (event.type !== 'suggestion.accepted' && event.type !== 'suggestion.rejected') return [];
    const { suggestion, at } = event;
    const player = makers.get(suggestion);
    const isMine = reader !== '' && player === reader;
    const isShown = isMine || !gone.has(suggestion);
    const text = texts.get(suggestion);
    const told = {
      at,
      byStaff: event.by !== undefined,
      ...(isShown && text !== undefined && { translate: text }),
      ...(isShown && player !== undefined && { player }),
    };
    if (event.type === 'suggestion.accepted') return [{ turn: 'accepted', ...told }];
    if (stood.has(suggestion)) return [{ turn: 'reverted', ...told, why: event.why }];
    return isMine ? [{ turn: 'rejected', ...told, why: event.why }] : [];
  });
  return decisions.reverse().slice(0, WORDING_DECISIONS_MAX);
};

/** The same with what those are called whose words they were; who is gone has no name. */
export const historyOf = async (
  sql: Sql,
  events: readonly WordingEvent[],
  reader: string,
): Promise<WordingDecision[]> => {
  const decisions = decisionsOf(events, reader);
  const players = decisions.flatMap(({ player }) => player ?? []);
  const rows = await sql<{ id: string; username: string }[]>`
    select id, username from players where id = any(${players}::text[])`;
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  return decisions.map(({ player, ...decision }) => {
    const username = player === undefined ? undefined : names.get(player);
    return { ...decision, ...(username !== undefined && { username }) };
  });
};
