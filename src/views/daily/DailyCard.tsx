import { useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { DailyGift } from '../../../contract/daily';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { dailyMachine } from '../../../machines/daily/daily.machine';
import { useAmounts } from '../../app/amount';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { GiftBox } from '../../art/GiftBox';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { LiveRegion } from '../../ui/LiveRegion';
import styles from './Daily.module.css';
import { DailyPlace } from './DailyPlace';
import { Ladder } from './Ladder';

type Snapshot = SnapshotFrom<typeof dailyMachine>;

const poseOf = (snapshot: Snapshot): 'closed' | 'opening' | 'open' => {
  if (snapshot.matches({ present: 'revealed' })) return 'opening';
  return snapshot.context.daily?.state === 'opened' ? 'open' : 'closed';
};

/** Why it is not there, or not open; undefined where nothing went wrong. */
const useTrouble = (snapshot: Snapshot): string | undefined => {
  const say = useSay();
  const { problem } = snapshot.context;
  if (snapshot.matches({ present: 'failed' })) return say('Daily.The gift of the day did not load');
  if (snapshot.matches({ present: 'unreached' }))
    return say('Daily.Not opened: the connection failed.');
  return problem && say(slugOfProblem(problem));
};

const Coins = ({ daily: { coins, state } }: { daily: DailyGift }) => {
  const say = useSay();
  const amountOf = useAmounts();
  return (
    <p className={styles.coins}>
      <CoinGlyph />
      <bdi>
        {say(state === 'opened' ? 'Daily.{coins} coins are yours' : 'Daily.{coins} coins', {
          coins: amountOf('COINS', coins),
        })}
      </bdi>
    </p>
  );
};

/** What may be done with it now. */
const Action = ({ snapshot, isTroubled }: { snapshot: Snapshot; isTroubled: boolean }) => {
  const say = useSay();
  const actor = useResident('daily');
  const isOpening = snapshot.matches({ present: 'opening' });
  if (snapshot.can({ type: 'daily.retry' }))
    return (
      <Button onClick={() => actor.send({ type: 'daily.retry' })}>{say('Common.Try again')}</Button>
    );
  return snapshot.can({ type: 'daily.open' }) || isOpening ? (
    <Button kind="primary" busy={isOpening} onClick={() => actor.send({ type: 'daily.open' })}>
      {say(isTroubled ? 'Common.Try again' : 'Daily.Open it')}
    </Button>
  ) : null;
};

/**
 * The gift that the house has for the player each day [decision 121]: nobody is hurried, and what
 * comes tomorrow is said once.
 */
export const DailyCard = ({ ladder = false }: { ladder?: boolean }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const snapshot = useView('daily', (daily) => daily);
  const { daily } = snapshot.context;
  const trouble = useTrouble(snapshot);
  const isRevealed = snapshot.matches({ present: 'revealed' });
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus has gone with the lid.
    if (isRevealed && document.activeElement === document.body) card.current?.focus();
  }, [isRevealed]);
  if (snapshot.matches('absent')) return null;
  if (daily === undefined && trouble === undefined) return <DailyPlace ladder={ladder} />;
  return (
    <section ref={card} className={styles.daily} tabIndex={-1} aria-labelledby="daily">
      <div className={styles.gift}>
        <GiftBox className={styles.box} box="amber" tape="violet" pose={poseOf(snapshot)} />
        <div className={styles.words}>
          <h2 id="daily" className={styles.title}>
            {say('Daily.Gift of the day')}
          </h2>
          {daily !== undefined && (
            <>
              <Coins daily={daily} />
              <p className={styles.muted}>
                {daily.state === 'opened'
                  ? say('Daily.The next one comes tomorrow')
                  : say('Daily.Day {days} in a row', { days: String(daily.days) })}
              </p>
            </>
          )}
          {trouble !== undefined && <Fault>{trouble}</Fault>}
          <LiveRegion>
            {isRevealed &&
              daily !== undefined &&
              say('Daily.{coins} coins are yours', { coins: amountOf('COINS', daily.coins) })}
          </LiveRegion>
        </div>
        <Action snapshot={snapshot} isTroubled={trouble !== undefined} />
      </div>
      {ladder && daily !== undefined && <Ladder daily={daily} />}
    </section>
  );
};
