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
