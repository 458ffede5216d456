/** An exact fraction in lowest terms; the denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));

/** The fraction in lowest terms. Throws a RangeError unless both are ≥ 0 and the denominator > 0. */
export const ratio = (numerator: bigint, denominator: bigint): Ratio => {
  if (denominator <= 0n || numerator < 0n) throw new RangeError('a ratio here is never negative');
  const divisor = commonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const plus = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const times = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.numerator * b.numerator, a.denominator * b.denominator);

export const lesser = (a: Ratio, b: Ratio): Ratio =>
  a.numerator * b.denominator <= b.numerator * a.denominator ? a : b;

/** The nearest number a double can hold to 15 digits. */
export const valueOf = ({ numerator, denominator }: Ratio): number =>
  Number((numerator * 10n ** 18n) / denominator) / 1e18;
