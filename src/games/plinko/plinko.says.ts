import { plinkoTenths } from '../../../games/plinko/plinko.odds.rules';
import type { PlinkoBet, PlinkoOutcome } from '../../../games/plinko/plinko.rules';
import type { PlinkoRisk, PlinkoSkin } from '../../../games/plinko/plinko.skin';
import { isBusy, type Said, type Say, type TableProps } from '../table/table';

/** Tenths as a player reads them: 5 is 0.5×, 1200 is 120×. */
export const tenthsSay = (tenths: number): string =>
  `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)}×`;

export const RISKS: Readonly<Record<PlinkoRisk, string>> = {
  low: 'Game.Low risk',
  medium: 'Game.Medium risk',
  high: 'Game.High risk',
};

/** '12 rows, high risk', in the player's language. */
export const choiceSays = ({ rows, risk }: PlinkoBet, t: Say): string =>
  t('Game.{rows} rows, {risk}', { rows, risk: t(RISKS[risk]) });

/** The sentence under the board, for every phase. */
export const plinkoSays = (
  skin: PlinkoSkin,
  bet: PlinkoBet,
  outcome: PlinkoOutcome | undefined,
  table: Pick<TableProps, 't' | 'amount' | 'stake' | 'staked' | 'phase' | 'pays' | 'refusal'>,
): Said => {
  const { t, amount, phase, pays = 0, refusal } = table;
  const detail = choiceSays(bet, t);
  if (phase === 'refused')
    return { headline: refusal ?? '', detail: t('Game.Nothing was staked'), tone: 'refused' };
  if (outcome !== undefined && phase === 'settled') {
    const rows = outcome.path.length as PlinkoBet['rows'];
    const tenths = plinkoTenths(skin, { ...bet, rows })[outcome.slot] ?? 0;
    return {
      headline: t('Game.{times} pays {amount}', { times: tenthsSay(tenths), amount: amount(pays) }),
      detail: t('Game.Slot {slot} of {slots}', { slot: outcome.slot + 1, slots: rows + 1 }),
      tone: pays > (table.staked ?? table.stake) ? 'win' : 'plain',
    };
  }
  return {
    headline: t(isBusy(phase) ? 'Game.Good luck' : 'Game.Ready when you are'),
    detail,
    tone: 'plain',
  };
};
