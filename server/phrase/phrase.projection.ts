import { eventsOf, type Projection } from '../store/projection';
import { phraseKind } from './phrase.events';

/** The phrases that were reported from screens. */
export const phrasesProjection: Projection = {
  name: 'phrases',
  tables: ['phrases'],
  async apply(tx, events) {
    const rows = eventsOf(phraseKind, events).map(({ event: { slug, page, word, id } }) => ({
      slug,
      page,
      word,
      id,
    }));
    if (rows.length === 0) return;
    await tx`
      insert into phrases (slug, page, word, id)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as row (slug text, page text, word text, id text)`;
  },
};
