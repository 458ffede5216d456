import { Suspense } from 'react';
import type { SlotOutcome } from '../../../games/slot/slot.rules';
import type { SlotSkin } from '../../../games/slot/slot.skin';
import { part } from '../../ui/part';
import { Board, Fit } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import type { TableProps } from '../table/table';
import { type ReelMotion, Reels } from './Reels';
import styles from './SlotTable.module.css';
import { slotSays } from './slot.says';

/** Few machines have a jackpot: those without one do not wait for its sign. */
const JackpotMarquee = part(() => import('./JackpotMarquee'), 'JackpotMarquee');

export interface SlotTableProps extends TableProps {
  skin: SlotSkin;
  /** The last or running round. */
  outcome?: SlotOutcome;
  /** Which of its spins is on the reels; by default the first while revealing, else the last. */
  shown?: number;
}

const motions: Readonly<Partial<Record<TableProps['phase'], ReelMotion>>> = {
  betting: 'turning',
  revealing: 'landing',
};

/** A slot machine in play: pictures and words of a phase, buttons that tell what was pressed. */
export const SlotTable = (props: SlotTableProps) => {
  const { skin, outcome, phase, t, fair, amount, pot, jackpot = 0 } = props;
  const last = (outcome?.spins.length ?? 1) - 1;
  const shown = props.shown ?? (phase === 'revealing' ? 0 : last);
  const said = slotSays(skin, outcome, shown, props);
  return (
    <Cabinet name={skin.name} palette={skin.palette} lit={said.tone === 'win'}>
      <Board>
        <div className={styles.table}>
          {skin.jackpot !== undefined && (
            <Suspense fallback={<div className={styles.sign} />}>
              <JackpotMarquee
                terms={skin.jackpot}
                pot={pot}
                won={phase === 'settled' ? jackpot : 0}
                amount={amount}
                t={t}
              />
            </Suspense>
          )}
          <Fit>
            <Reels
              skin={skin}
              spin={outcome?.spins[shown]}
              motion={motions[phase] ?? 'still'}
              told={phase === 'revealing' || phase === 'settled'}
              turn={`${fair?.round ?? 0}-${shown}`}
              t={t}
            />
          </Fit>
        </div>
      </Board>
      <Result {...said} />
      <Controls table={props} verb={t('Game.Spin')} />
    </Cabinet>
  );
};
