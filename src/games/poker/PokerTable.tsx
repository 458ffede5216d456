import { useRef } from 'react';
import type { Card } from '../../../games/cards/card.rules';
import type { Json } from '../../../games/engine';
import { HAND, type PokerOutcome, type PokerSkin } from '../../../games/poker/poker.rules';
import { Board } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import { isOpen, type TableProps } from '../table/table';
import { useKeys } from '../table/useKeys';
import { PokerCards } from './PokerCards';
import { PokerPays } from './PokerPays';
import styles from './PokerTable.module.css';
import { pokerSays } from './poker.says';

/** The places that the player means to keep, in the round of this number. */
export type PokerPlan = { readonly round: number; readonly hold: readonly number[] };

export interface PokerTableProps extends TableProps {
  skin: PokerSkin;
  /** The last or running round. */
  outcome?: PokerOutcome;
  plan: PokerPlan | null;
  onPlan: (plan: Json) => void;
}

const places = Array.from({ length: HAND }, (_, place) => place);
const undealt: readonly (Card | undefined)[] = places.map(() => undefined);

/** Video poker in play. */
export const PokerTable = (props: PokerTableProps) => {
  const { skin, outcome, phase, stake, staked, plan, onPlan, fair, canAct, onAct, amount, t } =
    props;
  const cabinet = useRef<HTMLDivElement>(null);
  const round = fair?.round ?? 0;
  const planned = plan !== null && plan.round === round ? plan.hold : [];
  const isChoosing = phase === 'deciding' && outcome?.held === null;
  const held = outcome?.held ?? planned;
  const isTold = phase === 'settled';
  const hand = phase === 'revealing' || phase === 'betting' ? null : (outcome?.hand ?? null);
  const said = pokerSays(outcome, held.length, props);
  const toggle = (place: number): void => {
    const kept = held.includes(place) ? held.filter((other) => other !== place) : [...held, place];
    onPlan({ round, hold: kept.sort((a, b) => a - b) });
  };
  useKeys(
    cabinet,
    Object.fromEntries(
      places.map((place) => [String(place + 1), isChoosing ? () => toggle(place) : undefined]),
    ),
  );
  return (
    <Cabinet name={skin.name} palette={skin.palette} lit={said.tone === 'win'}>
      <Board>
        <div ref={cabinet} className={styles.table}>
          <PokerPays
            hand={hand}
            stake={isOpen(phase) ? (staked ?? stake) : stake}
            amount={amount}
            t={t}
          />
          <PokerCards
            key={phase === 'betting' ? 'betting' : round}
            cards={phase === 'betting' ? undealt : (outcome?.cards ?? undealt)}
            held={held}
            hand={isTold ? hand : null}
            fresh={places.filter((place) => outcome?.held?.includes(place) !== true)}
            {...(isChoosing && { onToggle: toggle })}
            t={t}
          />
        </div>
      </Board>
      <Result {...said} />
      <Controls
        table={props}
        verb={t('Poker.Deal')}
        steps={[
          {
            name: t('Poker.Draw'),
            letter: ' ',
            can: canAct('draw'),
            press: () => onAct({ kind: 'draw', hold: [...held] }),
          },
        ]}
      />
    </Cabinet>
  );
};
