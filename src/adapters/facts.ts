const ID = 'facts';

type Facts = Map<string, unknown>;

const read = (): Facts => {
  const text = document.getElementById(ID)?.textContent ?? '{}';
  return new Map(Object.entries(JSON.parse(text) as Record<string, unknown>));
};

let facts: Facts | undefined;
let leave: () => void = () => undefined;
const left = new Promise<void>((resume) => {
  leave = resume;
});

/**
 * The answer that came with the page, for a guest's question; undefined where none did. It is given
 * once, to the first who asks: whoever asks again wants to know what is so by then [decision 96].
 */
export const takeFact = (question: string): unknown => {
  facts ??= read();
  const answer = facts.get(question);
  facts.delete(question);
  if (facts.size === 0) leave();
  return answer;
};

/** Once every answer that came with the page was taken. */
export const factsTaken = (): Promise<void> => left;
