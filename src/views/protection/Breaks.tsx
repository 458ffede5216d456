import { useSelector } from '@xstate/react';
import type { Protection } from '../../../contract/protection';
import type { Wish } from '../../../machines/protection/protection.words';
import type { SafeguardActor } from '../../../machines/protection/safeguard.machine';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useLengths } from './lengths';
import styles from './Protection.module.css';

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

const timeOuts: readonly (Wish & { does: 'time out' })[] = [1, 7, 30, 42].map((days) => ({
  does: 'time out',
  days,
}));
const exclusions: readonly (Wish & { does: 'exclude' })[] = [6, 12, 60].map((months) => ({
  does: 'exclude',
  months,
}));

type Break = (typeof timeOuts)[number] | (typeof exclusions)[number];

/** Writes how long a break is. */
const useBreaks = () => {
  const lengthOf = useLengths();
  return (one: Break): string => {
    if (one.does === 'time out')
      return one.days % DAYS_OF_WEEK === 0
        ? lengthOf(one.days / DAYS_OF_WEEK, 'week')
        : lengthOf(one.days, 'day');
    return one.months % MONTHS_OF_YEAR === 0
      ? lengthOf(one.months / MONTHS_OF_YEAR, 'year')
      : lengthOf(one.months, 'month');
  };
};

const isBreak = (wish: Wish | undefined): wish is Break =>
  wish?.does === 'time out' || wish?.does === 'exclude';

/** It is asked once more: nobody can take it back. */
const Sure = ({ actor }: { actor: SafeguardActor }) => {
  const say = useSay();
  const breakOf = useBreaks();
  const wish = useSelector(actor, ({ context }) => context.wish);
  const isSure = useSelector(actor, (one) => one.matches('sure'));
  const isChanging = useSelector(actor, (one) => one.matches('changing'));
  const isOpen = isBreak(wish) && (isSure || isChanging);
  const back = () => actor.send({ type: 'safeguard.back' });
  return (
    <Dialog
      open={isOpen}
      size="small"
      title={isOpen ? say('Protection.No play for {time}?', { time: breakOf(wish) }) : ''}
      closeLabel={say('Common.Close')}
      onClose={back}
      footer={
        <>
          <Button kind="ghost" disabled={!isSure} onClick={back}>
            {say('Protection.Not now')}
          </Button>
          <Button
            kind="primary"
            busy={isChanging}
            disabled={!isSure && !isChanging}
            onClick={() => actor.send({ type: 'safeguard.sure' })}
          >
            {say('Protection.Begin the break')}
          </Button>
        </>
      }
    >
      <p>{say('Protection.Nobody can end it earlier, neither you nor we.')}</p>
      <p>
        {say(
          'Protection.Until then you cannot play, pay in or receive gifts and bonuses. Entries to tournaments that have not begun come back to you.',
        )}
      </p>
    </Dialog>
  );
};

/** Days or weeks without play, or months and years. */
export const Breaks = ({ pause, actor }: Pick<Protection, 'pause'> & { actor: SafeguardActor }) => {
  const say = useSay();
  const breakOf = useBreaks();
  const canWish = useSelector(actor, (one) =>
    one.can({ type: 'safeguard.wish', wish: { does: 'exclude', months: 6 } }),
  );
  const groups = [
    ...(pause?.kind === 'exclusion' ? [] : [['Protection.A time-out', timeOuts] as const]),
    ['Protection.A self-exclusion', exclusions] as const,
  ];
  return (
    <>
      {groups.map(([title, wishes]) => (
        <section key={title} aria-label={say(title)}>
          <h3 className={styles.sub}>{say(title)}</h3>
          <div className={styles.buttons}>
            {wishes.map((wish) => (
              <Button
                key={breakOf(wish)}
                kind="ghost"
                disabled={!canWish}
                onClick={() => actor.send({ type: 'safeguard.wish', wish })}
              >
                {breakOf(wish)}
              </Button>
            ))}
          </div>
        </section>
      ))}
      <Sure actor={actor} />
    </>
  );
};
