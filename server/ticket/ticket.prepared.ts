import type { Sql } from '../store/database';

/** Words that an answer may have places for. */
interface Places {
  /** Who asks. */
  name: string;
  /** What it is about. */
  title: string;
}

/** Answers that support gives often, by their name; sample data that an operator replaces. */
export const preparedAnswers: Readonly<Record<string, string>> = {
  thanks:
    'Hello {name},\n\nthank you for writing to us. We look into “{title}” and come back to you.',
  details:
    'Hello {name},\n\nto find out what happened with “{title}” we need to know when it was, on which device, and what you saw. A picture of the screen helps.',
  round:
    'Hello {name},\n\nevery round can be drawn again: open “Your rounds”, choose the round, and press “Verify”. If anything there differs from what you saw, tell us the round.',
  resolved:
    'Hello {name},\n\nwe have mended what you told us of in “{title}”. If you still see it, just write on.',
};

/** A prepared answer with its places filled; undefined where there is none of that name. */
export const preparedAnswer = (name: string, places: Places): string | undefined =>
  preparedAnswers[name]?.replace(/\{(name|title)\}/g, (_, place: keyof Places) => places[place]);

/** The words of a prepared answer for one ticket; undefined where either is not there. */
export const preparedFor = async (
  sql: Sql,
  id: string,
  name: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ name: string; title: string }[]>`
    select coalesce(p.username, t.name, '') as name, t.title
    from tickets t left join players p on p.id = t.player where t.id = ${id}`;
  return row && preparedAnswer(name, row);
};
