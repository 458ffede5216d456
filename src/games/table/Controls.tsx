import { type ReactNode, useId } from 'react';
import styles from './Controls.module.css';
import { StakeSheet } from './StakeSheet';
import { type StepButton, Steps } from './Steps';
import { isBusy, stakeBeside, type TableProps } from './table';
import { useSpaceToPlay } from './useSpaceToPlay';

export interface ControlsProps {
  table: TableProps;
  /** What the big button says: 'Spin', 'Roll'. */
  verb: string;
  /** The steps of an open round: they stand where stake and big button were. */
  steps?: readonly StepButton[];
  /** The stake is made elsewhere, with chips: the whole of it is shown, and nothing steps it. */
  fixed?: boolean;
}

const Sign = ({ plus }: { plus: boolean }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={plus ? 'M4 10h12M10 4v12' : 'M4 10h12'} />
  </svg>
);

const StakeButton = ({ table, step }: { table: TableProps; step: 1 | -1 }) => {
  const next = stakeBeside(table.stakes, table.stake, step);
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={table.t(step === 1 ? 'Game.Raise the stake' : 'Game.Lower the stake')}
      disabled={!table.canBet || next === undefined}
      onClick={() => next !== undefined && table.onStake(next)}
    >
      <Sign plus={step === 1} />
    </button>
  );
};

const Box = ({ name, children }: { name: string; children: ReactNode }) => (
  <dl className={styles.box}>
    <dt>{name}</dt>
    {children}
  </dl>
);

/** The stake, which opens those that may be chosen instead. */
const StakeBox = ({ table }: { table: TableProps }) => {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.chosen}
        popoverTarget={id}
        aria-haspopup="true"
        disabled={!table.canBet}
      >
        <span>{table.t('Game.Stake')}</span> <b aria-live="polite">{table.amount(table.stake)}</b>
      </button>
      <StakeSheet id={id} table={table} />
    </>
  );
};

const Desk = ({ table, verb, steps, fixed = false }: ControlsProps) => {
  const { t, amount, session, fair, auto, foot, onSkip, phase } = table;
  const skip = phase === 'revealing' ? onSkip : undefined;
  const taken = phase === 'deciding' || phase === 'acting' ? steps : undefined;
  const press = (): void => {
    const main = taken?.find(({ letter }) => letter === ' ');
    if (auto !== undefined) auto.onStop();
    else if (main !== undefined) {
      if (main.can) main.press();
    } else if (skip !== undefined) skip();
    else if (table.canPlay) table.onPlay();
  };
  useSpaceToPlay(press);
  const sign = session !== undefined && session.net > 0 ? '+' : '';
  return (
    <>
      <div className={styles.controls}>
        <Box name={table.purse}>
          <dd className={styles.balance}>{amount(table.balance)}</dd>
        </Box>
        {taken === undefined ? (
          <>
            <div className={styles.stepper} role="group" aria-label={t('Game.Stake')}>
              {!fixed && <StakeButton table={table} step={-1} />}
              {fixed ? (
                <Box name={t('Game.Stake')}>
                  <dd aria-live="polite">{amount(table.stake)}</dd>
                </Box>
              ) : (
                <StakeBox table={table} />
              )}
              {!fixed && <StakeButton table={table} step={1} />}
            </div>
            <button
              type="button"
              className={styles.play}
              // `disabled` would drop the focus of the player who just pressed it.
              aria-disabled={auto === undefined && skip === undefined && !table.canPlay}
              aria-busy={auto === undefined && isBusy(phase)}
              aria-keyshortcuts="Space"
              onClick={press}
            >
              {auto !== undefined
                ? t('Game.Stop, {rounds} left', { rounds: auto.left })
                : skip === undefined
                  ? verb
                  : t('Game.Skip')}
              <small aria-hidden="true">{t('Game.Space')}</small>
            </button>
          </>
        ) : (
          <Steps
            name={t('Game.Your move')}
            buttons={taken}
            busy={phase === 'acting'}
            space={t('Game.Space')}
          />
        )}
        {session !== undefined && (
          <Box name={t('Game.Session, {minutes} min', { minutes: session.minutes })}>
            <dd className={styles.net} data-ahead={session.net > 0}>
              <bdi>{`${sign}${amount(session.net)}`}</bdi>
            </dd>
          </Box>
        )}
      </div>
      <div className={styles.foot}>
        {fair !== undefined && (
          <a className={styles.more} href={fair.href}>
            {t('Game.Provably fair: round {round}', { round: String(fair.round) })}
          </a>
        )}
        <button type="button" className={styles.more} onClick={table.onPayTable}>
          {t('Game.Pay table')}
        </button>
        {foot}
      </div>
    </>
  );
};

/** Balance, stake, the big button, the sitting's result, and what lies behind the game. */
export const Controls = (props: ControlsProps) => props.table.again ?? <Desk {...props} />;
