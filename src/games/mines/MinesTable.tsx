import type { MinesBet, MinesOutcome } from '../../../games/mines/mines.rules';
import type { MinesSkin } from '../../../games/mines/mines.skin';
import { Drawer } from '../drawer/Drawer';
import { Board, Fit } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import type { StepButton } from '../table/Steps';
import { isOpen, type TableProps } from '../table/table';
import { MinesBoard } from './MinesField';
import { MinesOdds } from './MinesOdds';
import styles from './MinesTable.module.css';
import { minesName, minesSays } from './mines.says';

export interface MinesTableProps extends TableProps {
  skin: MinesSkin;
  /** The player's choice; while a round runs and after it, the one it was opened with. */
  bet: MinesBet;
  onBet: (bet: MinesBet) => void;
  /** The last or running round. */
  outcome?: MinesOutcome;
}

/** The steps beside the tiles themselves: taking what is in sight, and leaving the pick to luck. */
const stepsOf = ({ skin, outcome, canAct, onAct, pays = 0, amount, t }: MinesTableProps) => {
  const isSafe = (outcome?.opened.length ?? 0) > 0;
  const closed = Array.from({ length: skin.tiles }, (_, tile) => tile).filter(
    (tile) => outcome?.opened.includes(tile) !== true,
  );
  const liftByLuck = (): void => {
    const tile = closed[Math.floor(Math.random() * closed.length)];
    if (tile !== undefined) onAct({ kind: 'open', tile });
  };
  const steps: readonly StepButton[] = [
    {
      name: t('Game.Cash out'),
      letter: ' ',
      can: canAct('cash-out'),
      press: () => onAct({ kind: 'cash-out' }),
      ...(isSafe && { note: amount(pays) }),
    },
    { name: t('Game.Any tile'), letter: 'A', can: canAct('open'), press: liftByLuck },
  ];
  return steps;
};

/** A field of tiles in play: lift them one by one, and take what they are worth in time. */
export const MinesTable = (props: MinesTableProps) => {
  const { skin, bet, phase, canBet, onBet, canAct, onAct, amount, fair, t } = props;
  // A new round has its own field: the last one's lids are down again while it opens.
  const outcome = phase === 'betting' || phase === 'refused' ? undefined : props.outcome;
  const running = isOpen(phase) ? outcome : undefined;
  const said = minesSays(skin, bet, outcome, props);
  return (
    <Cabinet
      name={skin.name}
      palette={skin.palette}
      lit={said.tone === 'win' && phase === 'settled'}
    >
      <Board>
        <div className={styles.table}>
          <Fit>
            <MinesBoard
              skin={skin}
              outcome={outcome}
              told={phase === 'settled'}
              turn={fair?.round ?? 0}
              canLift={phase === 'deciding' && canAct('open')}
              waits={phase === 'acting'}
              onLift={(tile) => onAct({ kind: 'open', tile })}
              t={t}
            />
          </Fit>
          <Drawer
            label={`${t('Game.Hidden: {mines}', { mines: minesName(skin, t) })} ${bet.mines}`}
            t={t}
          >
            <MinesOdds
              skin={skin}
              bet={bet}
              stake={props.stake}
              opened={(running?.opened.length ?? 0) - (running?.hit == null ? 0 : 1)}
              canBet={canBet}
              onBet={onBet}
              amount={amount}
              t={t}
            />
          </Drawer>
        </div>
      </Board>
      <Result {...said} />
      <Controls table={props} verb={t('Game.Start')} steps={stepsOf(props)} />
    </Cabinet>
  );
};
