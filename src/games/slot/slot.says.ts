import { bonusOf } from '../../../games/bonus.rules';
import { lookup, type Spin, windowOf } from '../../../games/slot/slot.pays.rules';
import type { SlotOutcome } from '../../../games/slot/slot.rules';
import { REELS, ROWS, type SlotSkin } from '../../../games/slot/slot.skin';
import { isBusy, type Said, type Say, type TableProps } from '../table/table';

type Table = Pick<TableProps, 't' | 'amount' | 'stake' | 'phase' | 'refusal' | 'jackpot'>;

const PAYS: Readonly<Record<number, string>> = {
  2: 'Game.Two {symbol} pay {amount}',
  3: 'Game.Three {symbol} pay {amount}',
  4: 'Game.Four {symbol} pay {amount}',
  5: 'Game.Five {symbol} pay {amount}',
};

/** A symbol's noun in the plural, in the player's language. */
export const symbolName = (skin: SlotSkin, id: string, t: Say): string =>
  t(`Symbol.${lookup(skin).byId.get(id)?.plural ?? id}`);

const spinSays = (skin: SlotSkin, spin: Spin, { t, amount }: Table): [string, string] => {
  const best = spin.lines.reduce<Spin['lines'][number] | undefined>(
    (top, win) => (top === undefined || win.pays > top.pays ? win : top),
    undefined,
  );
  if (best === undefined) return [t('Game.No win this time'), ''];
  const told = t(PAYS[best.count] ?? 'Game.{symbol} pay {amount}', {
    symbol: symbolName(skin, best.symbol, t),
    amount: amount(best.pays),
  });
  const where = t('Game.Line {line}', { line: best.line + 1 });
  if (spin.pays === best.pays) return [told, where];
  const all = t('Game.{lines} lines pay {amount}', {
    lines: spin.lines.length,
    amount: amount(spin.pays),
  });
  return [all, `${told} · ${where}`];
};

/** What the table says at rest: the best line of a spin, or what the free spins came to. */
const restSays = (skin: SlotSkin, outcome: SlotOutcome, table: Table): Said => {
  const { t, amount, stake, jackpot = 0 } = table;
  const pays = outcome.spins.reduce((sum, spin) => sum + spin.pays, 0);
  if (jackpot > 0)
    return {
      headline: t('Game.The jackpot pays {amount}', { amount: amount(jackpot) }),
      detail: t('Game.Jackpot {jackpot}, reels {pays}', {
        jackpot: amount(jackpot),
        pays: amount(pays),
      }),
      tone: 'win',
    };
  const tone = pays > stake ? 'win' : 'plain';
  const [first] = outcome.spins;
  if (first === undefined) return { headline: '', detail: '', tone: 'plain' };
  if (outcome.freeSpins > 0) {
    const free = pays - first.pays;
    return {
      headline: t('Game.{spins} free spins, {amount} in all', {
        spins: outcome.freeSpins,
        amount: amount(pays),
      }),
      detail: t('Game.First spin {first}, free spins {free}', {
        first: amount(first.pays),
        free: amount(free),
      }),
      tone,
    };
  }
  const [headline, detail] = spinSays(skin, first, table);
  return { headline, detail, tone };
};

/** The sentence under the reels, for every phase; `shown` is the spin on the reels. */
export const slotSays = (
  skin: SlotSkin,
  outcome: SlotOutcome | undefined,
  shown: number,
  table: Table,
): Said => {
  const { t, phase, refusal } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (phase === 'revealing' && shown > 0 && outcome !== undefined) {
    const { spins, won, more } = bonusOf(outcome, shown) ?? { spins: 0, won: 0, more: 0 };
    return {
      headline:
        more > 0
          ? t('Game.{spins} more free spins', { spins: more })
          : t('Game.Free spin {spin} of {spins}', { spin: shown, spins }),
      detail: t('Game.{amount} so far', { amount: table.amount(won) }),
      tone: 'plain',
    };
  }
  if (outcome !== undefined && phase === 'settled') return restSays(skin, outcome, table);
  if (isBusy(phase)) return { headline: t('Game.Good luck'), detail: '', tone: 'plain' };
  return {
    headline: t('Game.Ready when you are'),
    detail: t('Game.{lines} lines, left to right', { lines: skin.lines.length }),
    tone: 'plain',
  };
};

/** The symbols in view, row by row, for those who do not see them. */
export const reelsSay = (skin: SlotSkin, stops: readonly number[], t: Say): string => {
  const view = windowOf(skin, stops);
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: REELS }, (_, reel) => symbolName(skin, view[reel]?.[row] ?? '', t)).join(
      ', ',
    ),
  );
  return t('Game.Reels show {rows}', { rows: rows.join('; ') });
};
