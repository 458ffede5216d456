/** Letters that are read as what they stand for, and that no phrase of the house has. */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'áƀçđéƒğĥíĵķļɱñóƥɋŕšţúṽŵẋýž'][index] ?? letter,
  ]),
);
const FILLER = ' ·';

/** A phrase in a language that nobody speaks: accented, longer by half, in brackets; places stay. */
export const pseudo = (text: string): string => {
  const read = text.replaceAll(/\{\w+\}|[a-z]/g, (part) => ACCENTED[part] ?? part);
  const length = text.replaceAll(/\{\w+\}/g, '').length;
  return `⟦${read}${FILLER.repeat(Math.ceil(length / 2 / FILLER.length))}⟧`;
};

/** What of a text is no phrase: what is left when everything in brackets is taken out of it. */
export const beside = (text: string): string => {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  return inner === text ? text.trim() : beside(inner);
};
