import type { Imported } from '../phrase/wording.command';
import type { Sql } from '../store/database';
import type { Report } from './rtp.report';

interface Row {
  id: string;
  lang: string;
  slug: string;
  text: string;
  votes: number;
}

/** Open suggestions of words, of one language or of all, those with most votes first. */
export const suggestionsReport = async (sql: Sql, lang = ''): Promise<Report> => {
  const rows = await sql<Row[]>`
    select id, lang, slug, text, votes from suggestions
    where state = 'open' and (${lang} = '' or lang = ${lang}) order by votes desc, made`;
  const lines = rows.map(
    ({ id, lang: of, slug, text, votes }) => `${id}  ${of}  ${votes} votes  ${slug} → ${text}`,
  );
  return { lines: [...lines, `${rows.length} suggestions are open.`], ok: true };
};

/** What became of a file of words; entries that cannot stand make it a failure. */
export const importReport = ({ written, left, refused }: Imported): Report => ({
  lines: [
    ...refused.map(({ slug, why }) => `refused: ${slug}: ${why}`),
    `${written} are written, ${left} are left as they are, ${refused.length} are refused.`,
  ],
  ok: refused.length === 0,
});
