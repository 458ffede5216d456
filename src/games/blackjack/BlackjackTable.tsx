import type {
  BlackjackChoice,
  BlackjackOutcome,
  BlackjackSkin,
} from '../../../games/blackjack/blackjack.rules';
import { Board } from '../table/Board';
import { Cabinet } from '../table/Cabinet';
import { Controls } from '../table/Controls';
import { Result } from '../table/Result';
import type { StepButton } from '../table/Steps';
import type { TableProps } from '../table/table';
import { BlackjackFelt } from './BlackjackFelt';
import { blackjackSays } from './blackjack.says';

export interface BlackjackTableProps extends TableProps {
  skin: BlackjackSkin;
  /** The last or running round. */
  outcome?: BlackjackOutcome;
  /** How many of the dealer's further cards are seen while the round is revealed. */
  shown: number;
}

const steps: readonly (readonly [BlackjackChoice, slug: string, letter: string])[] = [
  ['hit', 'Blackjack.Hit', 'H'],
  ['stand', 'Blackjack.Stand', 'S'],
  ['double', 'Blackjack.Double', 'D'],
  ['split', 'Blackjack.Split', 'P'],
];

/** Blackjack in play. */
export const BlackjackTable = (props: BlackjackTableProps) => {
  const { skin, outcome, phase, shown, fair, canAct, onAct, amount, t } = props;
  const said = blackjackSays(outcome, props);
  // A bet that is on its way clears the table of the last round.
  const table = phase === 'betting' ? undefined : outcome;
  const more = outcome?.hands[outcome.active ?? 0]?.stake ?? 0;
  const buttons = steps.map(([kind, slug, letter]): StepButton => {
    const raise = kind === 'double' || kind === 'split' ? more : 0;
    return {
      name: t(slug),
      letter,
      can: canAct(kind, raise),
      press: () => onAct({ kind }, raise),
      ...(raise > 0 && { note: `+${amount(raise)}` }),
    };
  });
  return (
    <Cabinet name={skin.name} palette={skin.palette} lit={said.tone === 'win'}>
      <Board>
        <BlackjackFelt
          key={fair?.round ?? 0}
          outcome={table}
          shown={phase === 'revealing' ? shown : Number.POSITIVE_INFINITY}
          told={phase === 'settled'}
          moves
          amount={amount}
          t={t}
        />
      </Board>
      <Result {...said} />
      <Controls table={props} verb={t('Blackjack.Deal')} steps={buttons} />
    </Cabinet>
  );
};
