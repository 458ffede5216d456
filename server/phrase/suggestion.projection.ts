import { erasedBy } from '../player/erasure.filter';
import type { Queries } from '../store/database';
import { eventsOf, type Projection } from '../store/projection';
import {
  isOfSuggestion,
  type LockEvent,
  type WordingEvent,
  wordingKind,
} from './suggestion.events';

const applyLock = async (tx: Queries, { type, lang, slug, why, at }: LockEvent): Promise<void> => {
  await tx`delete from locked_wordings where lang = ${lang} and slug = ${slug}`;
  if (type === 'wording.locked')
    await tx`
      insert into locked_wordings (lang, slug, why, at) values (${lang}, ${slug}, ${why}, ${at})`;
};

const apply = async (tx: Queries, event: WordingEvent): Promise<void> => {
  if (!isOfSuggestion(event)) return applyLock(tx, event);
  const { suggestion, slug, lang } = event;
  switch (event.type) {
    case 'suggestion.made':
      await tx`
        insert into suggestions (id, lang, slug, player, text, votes, state, made)
        values (${suggestion}, ${lang}, ${slug}, ${event.player}, ${event.text}, 0, 'open',
          ${event.at})`;
      return;
    case 'suggestion.voted':
      await tx`update suggestions set votes = ${event.votes} where id = ${suggestion}`;
      await tx`
        insert into suggestion_votes (suggestion, player) values (${suggestion}, ${event.player})`;
      return;
    case 'suggestion.unvoted':
      await tx`update suggestions set votes = ${event.votes} where id = ${suggestion}`;
      await tx`
        delete from suggestion_votes where suggestion = ${suggestion} and player = ${event.player}`;
      return;
    case 'suggestion.takenBack':
      await tx`delete from suggestions where id = ${suggestion}`;
      await tx`delete from suggestion_votes where suggestion = ${suggestion}`;
      return;
    case 'suggestion.accepted':
      await tx`update suggestions set state = 'accepted' where id = ${suggestion}`;
      await tx`
        insert into wordings (lang, slug, text, suggestion)
        values (${lang}, ${slug}, ${event.text}, ${suggestion})
        on conflict (lang, slug)
          do update set text = excluded.text, suggestion = excluded.suggestion`;
      return;
    case 'suggestion.rejected':
      await tx`
        update suggestions set state = 'rejected', why = ${event.why} where id = ${suggestion}`;
      if (event.stands === undefined) return;
      await tx`
        update wordings set text = ${event.stands}, suggestion = ''
        where lang = ${lang} and slug = ${slug}`;
  }
};

/** Words that were accepted stay whosever they were; they are nobody's then. */
const erase = async (tx: Queries, players: readonly string[]): Promise<void> => {
  if (players.length === 0) return;
  const gone = [...players];
  await tx`
    delete from suggestion_votes using suggestions
    where suggestion_votes.suggestion = suggestions.id
      and suggestions.player = any(${gone}::text[]) and suggestions.state <> 'accepted'`;
  await tx`
    delete from suggestions where player = any(${gone}::text[]) and state <> 'accepted'`;
  await tx`update suggestions set player = null where player = any(${gone}::text[])`;
  await tx`delete from suggestion_votes where player = any(${gone}::text[])`;
};

/** Suggestions, the votes for them, and the words that stand by them [§3 Translation data]. */
export const suggestionsProjection: Projection = {
  name: 'suggestions',
  tables: ['suggestions', 'suggestion_votes', 'wordings', 'locked_wordings'],
  async apply(tx, events) {
    // A few an hour: one after the other, as they happened.
    for (const { event } of eventsOf(wordingKind, events)) await apply(tx, event);
    await erase(tx, erasedBy(events));
  },
};
