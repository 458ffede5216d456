import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { AUTOPLAY_ROUNDS, AUTOPLAY_STAKES, FUN } from '../../../contract/limits';
import type { AutoplayActor } from '../../../machines/play/autoplay.machine';
import type { AutoplayEnd, AutoplayPlan } from '../../../machines/play/autoplay.rules';
import { results as resultsOf, round as roundOf } from '../../../machines/play/play.select';
import { pace as paceOf } from '../../../machines/play/playMode.select';
import type { TableActor } from '../../../machines/play/table.machine';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Sheet } from '../../games/table/Sheet';
import type { Say, TableProps } from '../../games/table/table';
import { SelectBox } from '../../ui/SelectBox';
import styles from './Comfort.module.css';
import { Results } from './Results';

interface ComfortProps {
  autoplay: AutoplayActor;
  table: TableActor;
  /** What the table itself is told. */
  told: Pick<TableProps, 'stake' | 'amount' | 'canPlay'>;
  /** The currency of the sitting: rounds for fun have no page of their own. */
  currency: string;
  /** A round of the game is over with its bet: only such a game plays by itself. */
  isOneStep: boolean;
}

const ends: Readonly<Record<AutoplayEnd, string>> = {
  rounds: 'Game.Autoplay ended: all rounds are played',
  loss: 'Game.Autoplay ended: a further round could lose more than you set',
  win: 'Game.Autoplay ended: you won what you set',
  single: 'Game.Autoplay ended with a win of the size you set',
  balance: 'Game.Autoplay ended: the balance is below the stake',
  stopped: 'Game.Autoplay ended: the table took no bet',
};

type Rule = Exclude<keyof AutoplayPlan, 'rounds'>;

const rules: readonly { rule: Rule; label: string }[] = [
  { rule: 'loss', label: 'Game.Lose at most' },
  { rule: 'win', label: 'Game.Stop when ahead by' },
  { rule: 'single', label: 'Game.Stop at a single win of' },
];

/** Amounts in whole stakes; what was set at another stake stays as it was set. */
const optionsOf = (stake: number, chosen: number, amount: (minor: number) => string, t: Say) =>
  [...new Set([0, ...AUTOPLAY_STAKES.map((stakes) => stakes * stake), chosen])]
    .sort((a, b) => a - b)
    .map((minor) => ({
      value: String(minor),
      label: minor === 0 ? t('Game.No limit') : amount(minor),
    }));

const Autoplay = ({ autoplay, table, told }: Omit<ComfortProps, 'currency' | 'isOneStep'>) => {
  const say = useSay();
  const state = useSelector(autoplay, (snapshot) => snapshot);
  const bet = useSelector(table, ({ context }) => context.bet);
  const { plan, end } = state.context;
  const { stake, amount, canPlay } = told;
  const start = { type: 'autoplay.start', stake, bet } as const;
  return (
    <>
      <div className={styles.rules}>
        <SelectBox
          name="rounds"
          label={say('Game.Rounds')}
          value={String(plan.rounds)}
          options={AUTOPLAY_ROUNDS.map((rounds) => ({
            value: String(rounds),
            label: String(rounds),
          }))}
          onChange={(rounds) => autoplay.send({ type: 'autoplay.plan', plan: { rounds: +rounds } })}
        />
        {rules.map(({ rule, label }) => (
          <SelectBox
            key={rule}
            name={rule}
            label={say(label)}
            value={String(plan[rule])}
            options={optionsOf(stake, plan[rule], amount, say)}
            onChange={(minor) => autoplay.send({ type: 'autoplay.plan', plan: { [rule]: +minor } })}
          />
        ))}
      </div>
      {end !== undefined && <p role="status">{say(ends[end])}</p>}
      <button
        type="button"
        className={styles.start}
        disabled={!canPlay || !state.can(start)}
        onClick={(event) => {
          event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          autoplay.send(start);
        }}
      >
        {say('Game.Play {rounds} rounds', { rounds: plan.rounds })}
      </button>
    </>
  );
};

/** What makes a long sitting pleasant: the last results, a quicker show, rounds by themselves. */
export const Comfort = ({ autoplay, table, told, currency, isOneStep }: ComfortProps) => {
  const say = useSay();
  const id = useId();
  const pace = useView('playMode', paceOf);
  const state = useSelector(table, (snapshot) => snapshot);
  const { isTurbo } = state.context;
  const results = useView('play', resultsOf);
  const shown = useView('play', roundOf);
  // A show may be longer than its seat is kept for: its result is not told before it.
  const isHeldBack = !state.matches('still') && results[0]?.round === shown?._id;
  const rounds = (
    <Results
      results={isHeldBack ? results.slice(1) : results}
      amount={told.amount}
      isKept={currency !== FUN}
    />
  );
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        {say(isOneStep ? 'Game.Autoplay' : 'Game.Results')}
      </button>
      <div className={styles.strip}>{rounds}</div>
      <Sheet id={id} label={say('Game.Comfort')}>
        {results.length > 0 && <div className={styles.within}>{rounds}</div>}
        <label className={styles.turbo}>
          <input
            type="checkbox"
            checked={isTurbo}
            disabled={!state.can({ type: 'table.turbo', isTurbo: !isTurbo })}
            onChange={() => table.send({ type: 'table.turbo', isTurbo: !isTurbo })}
          />
          {say('Game.Turbo: outcomes are shown at once')}
        </label>
        {isOneStep && <Autoplay autoplay={autoplay} table={table} told={told} />}
        {!(pace.autoplay && pace.turbo && pace.skip) && (
          <p>{say('Game.Where you are, rounds are not hurried or played by themselves.')}</p>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          {say('Common.Close')}
        </button>
      </Sheet>
    </>
  );
};
