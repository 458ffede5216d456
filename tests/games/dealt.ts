import type { Draw } from '../../games/fair/draw.rules';

/** A draw that deals the given words and fails loudly when asked for more. */
export const dealt = (...words: number[]): Draw => {
  let used = 0;
  return {
    word() {
      const word = words[used];
      if (word === undefined) throw new Error(`only ${words.length} words were dealt`);
      used += 1;
      return word;
    },
    get used() {
      return used;
    },
  };
};

/** A fast repeatable draw for simulations (mulberry32): the fair draw costs a hash per 8 words. */
export const quick = (seed: number): Draw => {
  let state = seed | 0;
  let used = 0;
  return {
    word() {
      used += 1;
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    },
    get used() {
      return used;
    },
  };
};
