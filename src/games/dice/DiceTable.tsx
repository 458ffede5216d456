import type { DiceBet, DiceOutcome, DiceSkin } from '../../../games/dice/dice.rules';
import { Board, Fit } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import type { TableProps } from '../table/table';
import { DiceOdds } from './DiceOdds';
import styles from './DiceTable.module.css';
import { diceSays } from './dice.says';
import { Striker, type StrikerProps } from './Striker';

export interface DiceTableProps extends TableProps {
  skin: DiceSkin;
  /** The player's choice; while a round runs and after it, the one it was opened with. */
  bet: DiceBet;
  onBet: (bet: DiceBet) => void;
  /** The last or running round. */
  outcome?: DiceOutcome;
}

const motions: Readonly<Record<TableProps['phase'], StrikerProps['motion']>> = {
  idle: 'ready',
  betting: 'ready',
  refused: 'ready',
  deciding: 'ready',
  acting: 'ready',
  revealing: 'climbing',
  settled: 'still',
};

/** The high striker in play. */
export const DiceTable = (props: DiceTableProps) => {
  const { skin, bet, outcome, phase, stake, canBet, onBet, amount, fair, t } = props;
  const said = diceSays(bet, outcome, props);
  return (
    <Cabinet name={skin.name} palette={skin.palette} lit={said.tone === 'win'}>
      <Board>
        <div className={styles.table}>
          <Fit>
            <Striker
              bet={bet}
              outcome={outcome}
              motion={motions[phase]}
              turn={fair?.round ?? 0}
              t={t}
            />
          </Fit>
          <DiceOdds bet={bet} stake={stake} canBet={canBet} onBet={onBet} amount={amount} t={t} />
        </div>
      </Board>
      <Result {...said} />
      <Controls table={props} verb={t('Game.Strike')} />
    </Cabinet>
  );
};
