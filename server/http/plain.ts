/** Nothing that a call takes nests deeper; beyond it the stack would end before the text does. */
const DEPTH_MAX = 32;
const ZERO = '\u0000';
const HALF_A_PAIR = /\p{Cs}/u;

/** What a database stores as it is. */
const isText = (value: string): boolean => !value.includes(ZERO) && !HALF_A_PAIR.test(value);

/**
 * Whether a parsed request can be stored and hashed: its texts hold only whole characters and it
 * does not nest without end. Walks without recursion, since the input chooses the depth.
 */
export const isPlain = (given: unknown): boolean => {
  let level: unknown[] = [given];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return false;
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && !isText(value)) return false;
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, member] of Object.entries(value)) next.push(key, member);
    }
    level = next;
  }
  return true;
};
