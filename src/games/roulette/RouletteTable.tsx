import type { Json } from '../../../games/engine';
import {
  mostOnTable,
  type RouletteBet,
  type RouletteOutcome,
  type RouletteSkin,
  rouletteMost,
  rouletteStake,
} from '../../../games/roulette/roulette.rules';
import { Drawer } from '../drawer/Drawer';
import { Board, Fit } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import { isOpen, type TableProps } from '../table/table';
import { RouletteBoard } from './RouletteBoard';
import { RouletteRack } from './RouletteRack';
import styles from './RouletteTable.module.css';
import { RouletteWheel, type RouletteWheelProps } from './RouletteWheel';
import type { Mode } from './roulette.board';
import { cleared, doubled, mayAdd, placed } from './roulette.chips';
import { rouletteSays } from './roulette.says';

/** The chip in the hand, the places that are shown, and the tables before each second thought. */
export type RoulettePlan = {
  readonly chip: number;
  readonly mode: Mode;
  readonly past: readonly RouletteBet[];
};

export interface RouletteTableProps extends TableProps {
  skin: RouletteSkin;
  bet: RouletteBet;
  onBet: (bet: RouletteBet, stake: number) => void;
  plan: RoulettePlan | null;
  onPlan: (plan: Json) => void;
  /** The last or running round. */
  outcome?: RouletteOutcome;
}

/** How many steps can be taken back. */
const PAST_MAX = 20;
const motions: Readonly<Partial<Record<TableProps['phase'], RouletteWheelProps['motion']>>> = {
  betting: 'turning',
  revealing: 'landing',
};

/** Roulette in play: the chips on the table are the stake. */
export const RouletteTable = (props: RouletteTableProps) => {
  const { skin, bet, onBet, outcome, phase, balance, canBet, canPlay, fair, amount, t } = props;
  const { stakes: chips } = props;
  const [first = 1] = chips;
  const plan = props.plan ?? { chip: first, mode: 'straight', past: [] };
  const think = (change: Partial<RoulettePlan>): void =>
    props.onPlan(JSON.parse(JSON.stringify({ ...plan, ...change })));
  const lay = (next: RouletteBet): void => {
    think({ past: [...plan.past, bet].slice(-PAST_MAX) });
    onBet(next, rouletteStake(next));
  };
  const undo = (): void => {
    const last = plan.past.at(-1);
    if (last === undefined) return;
    think({ past: plan.past.slice(0, -1) });
    onBet(last, rouletteStake(last));
  };
  const limits = { maxStake: mostOnTable(skin, chips), balance };
  const stake = rouletteStake(bet);
  const said = rouletteSays(outcome, { ...props, stake, most: rouletteMost(bet) });
  const isTold = phase === 'settled';
  return (
    <Cabinet name={skin.name} palette={skin.palette} lit={said.tone === 'win'}>
      <Board>
        <div className={styles.table}>
          <div className={styles.wheel}>
            <Fit>
              <RouletteWheel
                number={phase === 'betting' ? undefined : outcome?.number}
                motion={motions[phase] ?? 'still'}
                turn={fair?.round ?? 0}
                t={t}
              />
            </Fit>
            <Result {...said} />
          </div>
          <Drawer label={t('Roulette.Betting table')} t={t}>
            <div className={styles.bets}>
              <Fit>
                <RouletteBoard
                  bet={bet}
                  mode={plan.mode}
                  number={isTold ? outcome?.number : undefined}
                  canBet={canBet}
                  onPlace={(spot) =>
                    mayAdd(bet, plan.chip, limits) && lay(placed(bet, spot, plan.chip))
                  }
                  onRemove={(spot) => lay(cleared(bet, spot))}
                  amount={amount}
                  t={t}
                />
              </Fit>
              <RouletteRack
                chips={chips}
                chip={plan.chip}
                onChip={(chip) => think({ chip })}
                mode={plan.mode}
                onMode={(mode) => think({ mode })}
                canBet={canBet}
                {...(plan.past.length > 0 && { onUndo: undo })}
                {...(stake > 0 && { onClear: () => lay({ chips: [] }) })}
                {...(stake > 0 &&
                  mayAdd(bet, stake, limits) && { onDouble: () => lay(doubled(bet)) })}
                amount={amount}
                t={t}
              />
            </div>
          </Drawer>
        </div>
      </Board>
      <Controls
        table={{ ...props, stake, canPlay: canPlay && stake > 0 && !isOpen(phase) }}
        verb={t('Roulette.Spin')}
        fixed
      />
    </Cabinet>
  );
};
