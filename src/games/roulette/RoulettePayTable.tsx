import { rulesFor } from '../../../games/engine';
import { mostOnTable, roulette } from '../../../games/roulette/roulette.rules';
import { spotMultiple } from '../../../games/roulette/roulette.spots.rules';
import type { PayTableProps } from '../table/game';
import { PayRows, Rules } from '../table/PayRows';
import { RtpFacts } from '../table/RtpFacts';

const kinds = [
  ['Roulette.One number', 1],
  ['Roulette.Split: two numbers', 2],
  ['Roulette.Street: three numbers', 3],
  ['Roulette.Corner: four numbers', 4],
  ['Roulette.Six line: six numbers', 6],
  ['Roulette.Dozen or column: twelve numbers', 12],
  ['Roulette.Red, black, even, odd, low, high', 18],
] as const;

/** What every kind of bet pays, the rules, the return. */
export const RoulettePayTable = ({ skin: id, stakes, amount, t }: PayTableProps) => {
  const skin = roulette.skins.find((one) => one.id === id);
  if (skin === undefined) return null;
  const rules = rulesFor(roulette, skin);
  return (
    <>
      <PayRows
        title={t('Roulette.Odds')}
        rows={kinds.map(([slug, count]) => ({
          name: t(slug),
          pays: t('Roulette.{odds} to 1', {
            odds:
              spotMultiple({ kind: 'straight', numbers: Array.from({ length: count }, () => 0) }) -
              1,
          }),
        }))}
      />
      <Rules
        title={t('Game.Rules')}
        rules={[
          t('Roulette.One zero: the wheel has 37 numbers, each equally likely'),
          t('Roulette.Zero loses every bet that does not name it'),
          t('Roulette.At most {amount} may lie on the table', {
            amount: amount(mostOnTable(skin, stakes ?? skin.chips)),
          }),
        ]}
      />
      <RtpFacts rtp={rules.rtp()} maxWin={rules.maxWin} t={t} />
    </>
  );
};
