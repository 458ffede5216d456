import type { PlinkoBet, PlinkoOutcome } from '../../../games/plinko/plinko.rules';
import type { PlinkoSkin } from '../../../games/plinko/plinko.skin';
import { Drawer } from '../drawer/Drawer';
import { Board, Fit } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import type { TableProps } from '../table/table';
import { PlinkoBoard, type PlinkoBoardProps } from './PlinkoBoard';
import { PlinkoOdds } from './PlinkoOdds';
import styles from './PlinkoTable.module.css';
import { choiceSays, plinkoSays } from './plinko.says';

export interface PlinkoTableProps extends TableProps {
  skin: PlinkoSkin;
  /** The player's choice; while a round runs and after it, the one it was opened with. */
  bet: PlinkoBet;
  onBet: (bet: PlinkoBet) => void;
  /** The last or running round. */
  outcome?: PlinkoOutcome;
}

const motions: Readonly<Record<TableProps['phase'], PlinkoBoardProps['motion']>> = {
  idle: 'ready',
  betting: 'ready',
  refused: 'ready',
  deciding: 'ready',
  acting: 'ready',
  revealing: 'falling',
  settled: 'still',
};

/** A board of pins in play. */
export const PlinkoTable = (props: PlinkoTableProps) => {
  const { skin, bet, outcome, phase, stake, canBet, onBet, amount, fair, t } = props;
  const said = plinkoSays(skin, bet, outcome, props);
  return (
    <Cabinet name={skin.name} palette={skin.palette} lit={said.tone === 'win'}>
      <Board>
        <div className={styles.table}>
          <Fit>
            <PlinkoBoard
              skin={skin}
              bet={bet}
              outcome={outcome}
              motion={motions[phase]}
              turn={fair?.round ?? 0}
              t={t}
            />
          </Fit>
          <Drawer label={choiceSays(bet, t)} t={t}>
            <PlinkoOdds
              skin={skin}
              bet={bet}
              stake={stake}
              canBet={canBet}
              onBet={onBet}
              amount={amount}
              t={t}
            />
          </Drawer>
        </div>
      </Board>
      <Result {...said} />
      <Controls table={props} verb={t('Game.Drop')} />
    </Cabinet>
  );
};
