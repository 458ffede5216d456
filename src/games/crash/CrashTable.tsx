import type { Flight } from '../../../contract/flight';
import type { CrashBet, CrashOutcome } from '../../../games/crash/crash.rules';
import type { CrashSkin } from '../../../games/crash/crash.skin';
import { Drawer } from '../drawer/Drawer';
import { Board, Fit } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import type { StepButton } from '../table/Steps';
import type { TableProps } from '../table/table';
import { CrashAuto } from './CrashAuto';
import { CrashLast } from './CrashLast';
import { CrashRiders } from './CrashRiders';
import { CrashSky, type Past } from './CrashSky';
import styles from './CrashTable.module.css';
import { autoSays, crashSays } from './crash.says';

export interface CrashTableProps extends TableProps {
  skin: CrashSkin;
  /** The player's choice; while a round runs, the one it was opened with. */
  bet: CrashBet;
  onBet: (bet: CrashBet) => void;
  /** The flight that everybody sees; undefined until it is known. */
  flight: Flight | undefined;
  /** The flight is one of the past. */
  past?: Past;
  /** The player's own last or running round. */
  outcome?: CrashOutcome;
}

/** The one step of a rider. */
const stepsOf = ({ flight, canAct, onAct, bet, t }: CrashTableProps): readonly StepButton[] => [
  {
    name: t('Game.Cash out'),
    letter: ' ',
    can: flight?.phase === 'flying' && canAct('cash-out'),
    press: () => onAct({ kind: 'cash-out' }),
    ...(bet.auto !== null && { note: autoSays(bet, t) }),
  },
];

/** The rocket wheel: everybody boards the same flight, and leaves it before it bursts. */
export const CrashTable = (props: CrashTableProps) => {
  const { skin, bet, onBet, flight, past, outcome, phase, staked, stake, canBet, amount } = props;
  const { fair, t } = props;
  const said = crashSays(bet, outcome, flight, props);
  const isAboard = phase === 'deciding' || phase === 'acting';
  // The round of another flight says nothing of this one.
  const isThis = fair !== undefined && fair.round === flight?.number;
  const ride =
    (isAboard || isThis) && staked !== undefined && outcome !== undefined
      ? { staked, cashed: outcome.cashed, auto: outcome.auto }
      : undefined;
  const canBoard = flight?.phase === 'boarding';
  return (
    <Cabinet
      name={skin.name}
      palette={skin.palette}
      lit={said.tone === 'win' && phase === 'settled'}
    >
      <Board>
        <div className={styles.table}>
          <div className={styles.air}>
            <CrashLast last={flight?.last ?? []} t={t} />
            <Fit>
              <CrashSky flight={flight} ride={ride} past={past} amount={amount} t={t} />
            </Fit>
          </div>
          <Drawer label={autoSays(bet, t)} t={t}>
            <div className={styles.side}>
              <CrashAuto
                bet={bet}
                stake={stake}
                canBet={canBet}
                onBet={onBet}
                amount={amount}
                t={t}
              />
              <CrashRiders
                riders={flight?.riders ?? []}
                aboard={flight?.aboard ?? 0}
                isOver={flight?.phase === 'burst'}
                amount={amount}
                t={t}
              />
            </div>
          </Drawer>
        </div>
      </Board>
      <Result {...said} />
      <Controls
        table={{ ...props, canPlay: props.canPlay && canBoard }}
        verb={canBoard ? t('Game.Board') : t('Game.Next flight')}
        steps={stepsOf(props)}
      />
    </Cabinet>
  );
};
