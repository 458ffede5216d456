import { minesMultiple } from '../../../games/mines/mines.odds.rules';
import type { MinesBet, MinesOutcome } from '../../../games/mines/mines.rules';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import { isOpen, type Said, type Say, type TableProps } from '../table/table';

type Table = Pick<TableProps, 't' | 'amount' | 'phase' | 'pays' | 'refusal'>;

/** What is seen of a tile: its lid, or what lay below. */
export type TileFace = 'closed' | 'safe' | 'mine';

/** Nouns of what lies under a field's tiles; the phrases are `Symbol.lamp` and so on. */
const NOUNS: Readonly<Record<string, Readonly<Record<'safe' | 'mine' | 'mines', string>>>> = {
  'lantern-mines': { safe: 'lamp', mine: 'firecracker', mines: 'firecrackers' },
  'treasure-cove': { safe: 'treasure', mine: 'sea urchin', mines: 'sea urchins' },
};

/** What a face is called, in the player's language. */
const faceName = (skin: MinesSkin, face: TileFace, t: Say): string =>
  t(face === 'closed' ? 'Game.closed tile' : `Symbol.${NOUNS[skin.id]?.[face] ?? face}`);

/** What the mines of a field are called, in the plural. */
export const minesName = (skin: MinesSkin, t: Say): string =>
  t(`Symbol.${NOUNS[skin.id]?.mines ?? 'mines'}`);

/** Row and column of a tile, counted from 1. */
const placeOf = ({ columns }: MinesSkin, tile: number): { row: number; column: number } => ({
  row: Math.floor(tile / columns) + 1,
  column: (tile % columns) + 1,
});

/** 'Row 2, column 4: lamp', in the player's language. */
export const tileSays = (skin: MinesSkin, tile: number, face: TileFace, t: Say): string =>
  t('Game.Row {row}, column {column}: {tile}', {
    ...placeOf(skin, tile),
    tile: faceName(skin, face, t),
  });

/** A multiple as a player reads it: 1.03×, 262×, 74k×, 5.1M×. Rounded down, never up. */
export const timesSays = (multiple: number): string => {
  const floor = (value: number, digits: number): string =>
    (Math.floor(value * 10 ** digits) / 10 ** digits).toFixed(digits);
  if (multiple >= 1e6) return `${floor(multiple / 1e6, 1)}M×`;
  if (multiple >= 1e4) return `${floor(multiple / 1e3, 0)}k×`;
  return `${floor(multiple, multiple < 100 ? 2 : 0)}×`;
};

const fieldSays = (skin: MinesSkin, { mines }: MinesBet, t: Say): string =>
  t('Game.{mines} × {mine} under {tiles} tiles', {
    tiles: skin.tiles,
    mines,
    mine: faceName(skin, 'mine', t),
  });

/** What the table says of a decided round: what was taken, or what was found. */
const endSays = (skin: MinesSkin, outcome: MinesOutcome, table: Table): Said => {
  const { t, amount, pays = 0 } = table;
  const { opened, mines, hit } = outcome;
  if (hit !== null)
    return {
      headline: t('Game.No luck: {mine}', { mine: faceName(skin, 'mine', t) }),
      detail: t('Game.Row {row}, column {column}; safe tiles before it: {safe}', {
        ...placeOf(skin, hit),
        safe: opened.length - 1,
      }),
      tone: 'plain',
    };
  const count = mines?.length ?? 0;
  const isCleared = opened.length === skin.tiles - count;
  return {
    headline: t(isCleared ? 'Game.The whole field pays {amount}' : 'Game.Cashed out: {amount}', {
      amount: amount(pays),
    }),
    detail: t('Game.{times}, safe tiles: {safe}', {
      times: timesSays(minesMultiple(skin.tiles, count, opened.length)),
      safe: opened.length,
    }),
    tone: 'win',
  };
};

const runningSays = (skin: MinesSkin, bet: MinesBet, outcome: MinesOutcome, table: Table): Said => {
  const { t, amount, pays = 0 } = table;
  const last = outcome.opened.at(-1);
  return last === undefined
    ? { headline: t('Game.Lift the first tile'), detail: fieldSays(skin, bet, t), tone: 'plain' }
    : {
        headline: t('Game.{times} in sight: {amount}', {
          times: timesSays(minesMultiple(skin.tiles, bet.mines, outcome.opened.length)),
          amount: amount(pays),
        }),
        detail: tileSays(skin, last, 'safe', t),
        tone: 'plain',
      };
};

/** The sentence under the field, for every phase. */
export const minesSays = (
  skin: MinesSkin,
  bet: MinesBet,
  outcome: MinesOutcome | undefined,
  table: Table,
): Said => {
  const { t, phase, refusal } = table;
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (phase === 'betting')
    return { headline: t('Game.Good luck'), detail: fieldSays(skin, bet, t), tone: 'plain' };
  if (outcome !== undefined && (isOpen(phase) || phase === 'settled')) {
    if (outcome.mines !== null) return endSays(skin, outcome, table);
    const said = runningSays(skin, bet, outcome, table);
    return phase === 'deciding' && refusal !== undefined
      ? { headline: refusal, detail: said.detail, tone: 'refused' }
      : said;
  }
  return { headline: t('Game.Ready when you are'), detail: fieldSays(skin, bet, t), tone: 'plain' };
};
