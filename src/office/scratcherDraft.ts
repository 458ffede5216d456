import type { ScratcherTable } from '../../contract/scratcher';
import type { DeedValues } from '../../machines/office/desk.words';
import { numberOf } from './typed';

/** Terms as they are typed: a prize is a line, `star 5000 12`. */
export const typedOf = ({ price, run, prizes }: ScratcherTable): DeedValues => ({
  price: String(price),
  run: String(run),
  prizes: prizes.map(({ symbol, pays, cards }) => `${symbol} ${pays} ${cards}`).join('\n'),
});

/** What is typed, as terms; what is none is the server's to refuse, beside the field. */
export const termsOf = (values: DeedValues): ScratcherTable => ({
  price: numberOf(values['price']),
  run: numberOf(values['run']),
  prizes: (values['prizes'] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [symbol = '', pays, cards] = line.trim().split(/\s+/);
      return { symbol, pays: numberOf(pays), cards: numberOf(cards) };
    }),
});
