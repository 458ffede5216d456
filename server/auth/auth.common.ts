import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Knows the passwords that leaked most often, rows of keys, dates, repetitions, letters as signs. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The library's scores: 3 of 4 is "safely unguessable". */
const SAFE = 3;
/** Of longer ones the beginning is enough, and estimating takes much longer. */
const ESTIMATED_MAX = 40;
/** Shorter names are found in everything. */
const NAME_MIN = 3;

/** The name as it is, each part of it, and the parts in a row. */
const partsOf = (name: string): string[] => {
  const parts = name.split(/[^\p{L}\p{Nd}]+/u);
  return [name, parts.join(''), ...parts].filter((part) => part.length >= NAME_MIN);
};

/**
 * Whether somebody who knows these names, and what many people choose, soon guesses the password:
 * `password1`, `fairground1`, `1q2w3e4r5t` [decision 78].
 */
export const isCommon = (password: string, names: readonly string[]): boolean =>
  estimator.check(password.normalize('NFKC').slice(0, ESTIMATED_MAX), names.flatMap(partsOf))
    .score < SAFE;
