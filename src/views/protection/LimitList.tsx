import { useSelector } from '@xstate/react';
import type { Limit } from '../../../contract/protection';
import type { LimitName } from '../../../contract/protection.rules';
import type { Wish } from '../../../machines/protection/protection.words';
import type { SafeguardActor } from '../../../machines/protection/safeguard.machine';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { ProgressBar } from '../../ui/ProgressBar';
import { useLengths } from './lengths';
import styles from './Protection.module.css';
import { kindNames, periodNames } from './words';

const nameOf = ({ kind, period, currency }: Limit): LimitName =>
  kind === 'time' || period === undefined || currency === undefined
    ? { kind: 'time' }
    : { kind, period, currency };

/** Writes what a limit bounds: an amount, or minutes. */
const useValues = () => {
  const amountOf = useAmounts();
  const lengthOf = useLengths();
  return ({ kind, currency = '' }: Limit, value: number): string =>
    kind === 'time' ? lengthOf(value, 'minute') : amountOf(currency, value);
};

const Raise = ({ limit, actor }: { limit: Limit; actor: SafeguardActor }) => {
  const say = useSay();
  const dateOf = useDates('minute');
  const valueOf = useValues();
  const { raise } = limit;
  const name = nameOf(limit);
  const wish = (does: 'confirm' | 'keep'): Wish => ({ does, limit: name });
  const mayConfirm = useSelector(actor, (one) =>
    one.can({ type: 'safeguard.wish', wish: wish('confirm') }),
  );
  if (raise === undefined) return null;
  const isDue = raise.waitMs === 0;
  return (
    <div className={styles.raise}>
      <p>
        {raise.value === null
          ? say('Protection.You asked to remove it.')
          : say('Protection.You asked for {value}.', { value: valueOf(limit, raise.value) })}{' '}
        {isDue
          ? say('Protection.Confirm it by {date}, or it stays as it is.', {
              date: dateOf(raise.until),
            })
          : say('Protection.You can confirm it from {date} on.', { date: dateOf(raise.from) })}
      </p>
      <div className={styles.buttons}>
        {isDue && (
          <Button
            kind="ghost"
            disabled={!mayConfirm}
            onClick={() => actor.send({ type: 'safeguard.wish', wish: wish('confirm') })}
          >
            {say('Protection.Confirm the change')}
          </Button>
        )}
        <Button
          kind="ghost"
          disabled={!mayConfirm}
          onClick={() => actor.send({ type: 'safeguard.wish', wish: wish('keep') })}
        >
          {say('Protection.Keep the limit')}
        </Button>
      </div>
    </div>
  );
};

const Row = ({ limit, actor }: { limit: Limit; actor: SafeguardActor }) => {
  const say = useSay();
  const valueOf = useValues();
  const dateOf = useDates('minute');
  const { kind, period, value, used, left, resetsAt } = limit;
  const label = [kindNames[kind], ...(period === undefined ? [] : [periodNames[period]])]
    .map((slug) => say(slug))
    .join(' · ');
  return (
    <li className={styles.limit}>
      <div className={styles.head}>
        <strong>{label}</strong>
        <span>{valueOf(limit, value)}</span>
      </div>
      <ProgressBar
        label={label}
        percent={(100 * Math.min(used, value)) / value}
        valueText={say('Protection.{left} left', { left: valueOf(limit, left) })}
      />
      <p className={styles.muted}>
        {say('Protection.{left} left', { left: valueOf(limit, left) })}
        {resetsAt !== undefined &&
          ` · ${say('Protection.begins anew on {date}', { date: dateOf(resetsAt) })}`}
      </p>
      <Raise limit={limit} actor={actor} />
    </li>
  );
};

/** The limits that hold, each with what is left of it. */
export const LimitList = ({
  limits,
  actor,
}: {
  limits: readonly Limit[];
  actor: SafeguardActor;
}) => {
  const say = useSay();
  return limits.length === 0 ? (
    <p>{say('Protection.You have set no limit yet.')}</p>
  ) : (
    <ul className={styles.list}>
      {limits.map((limit) => (
        <Row key={limit.id} limit={limit} actor={actor} />
      ))}
    </ul>
  );
};
