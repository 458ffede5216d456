import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Amounts } from '../../../contract/amount.rules';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { GiftActor, giftMachine } from '../../../machines/gift/gift.machine';
import { useAmounts } from '../../app/amount';
import { useDates } from '../../app/dates';
import { Moment } from '../../app/Moment';
import { type Say, useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { GiftBox } from '../../art/GiftBox';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { LiveRegion } from '../../ui/LiveRegion';
import { ProfileLink } from '../player/ProfileLink';
import styles from './Gifts.module.css';

type Snapshot = SnapshotFrom<typeof giftMachine>;

const poseOf = (gift: Snapshot): 'closed' | 'opening' | 'open' => {
  if (gift.matches('opening') || gift.matches('revealed')) return 'opening';
  return gift.matches('opened') ? 'open' : 'closed';
};

/** Why the box is closed again; undefined where nothing went wrong. */
const troubleOf = (gift: Snapshot, say: Say, amountOf: Amounts): string | undefined => {
  if (gift.matches('unreached')) return say('Gifts.Not opened: the connection failed.');
  const { problem } = gift.context;
  if (problem === undefined) return undefined;
  const left = problem.params?.['left'];
  return problem.code === 'gift-cap' && typeof left === 'number'
    ? say('Gifts.You can open gifts of {coins} more coins today.', {
        coins: amountOf('COINS', left),
      })
    : say(slugOfProblem(problem));
};

const Coins = ({ coins }: { coins: number }) => {
  const amountOf = useAmounts();
  const say = useSay();
  return (
    <p className={styles.coins}>
      <CoinGlyph />
      <bdi>{say('Gifts.{coins} coins', { coins: amountOf('COINS', coins) })}</bdi>
    </p>
  );
};

/** One gift: its box, whose it is, and the lid that who got it may lift. */
export const GiftItem = ({ actor }: { actor: GiftActor }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const dateOf = useDates('day');
  const snapshot = useSelector(actor, (gift) => gift);
  const { gift, incoming } = snapshot.context;
  const other = incoming ? gift.sender : gift.recipient;
  const name = other.username;
  const canOpen = snapshot.can({ type: 'gift.accept' });
  const isBusy = snapshot.hasTag('busy');
  const trouble = troubleOf(snapshot, say, amountOf);
  const isRevealed = snapshot.matches('revealed');
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // The button that had the focus has gone with the lid.
    if (isRevealed && document.activeElement === document.body) item.current?.focus();
  }, [isRevealed]);
  return (
    <li ref={item} className={styles.gift} tabIndex={-1}>
      <GiftBox className={styles.box} box={gift.box} tape={gift.tape} pose={poseOf(snapshot)} />
      <p className={styles.who}>
        <span className={styles.way}>{say(incoming ? 'Gifts.From' : 'Gifts.To')}</span>
        <ProfileLink playerId={other._id} className={styles.name}>
          {name}
        </ProfileLink>
      </p>
      {gift.coins !== undefined && <Coins coins={gift.coins} />}
      <p className={styles.when}>
        {gift.state === 'pending' &&
          say(incoming ? 'Gifts.Open it by {date}' : 'Gifts.Waits until {date}', {
            date: dateOf(gift.expiresAt),
          })}
        {gift.state === 'opened' && (
          <Moment at={gift.openedAt ?? gift.createdAt} says="Gifts.Opened {time}" />
        )}
        {gift.state === 'returned' && say('Gifts.Went back unopened')}
      </p>
      {trouble !== undefined && <Fault>{trouble}</Fault>}
      {(canOpen || isBusy) && (
        <Button kind="primary" busy={isBusy} onClick={() => actor.send({ type: 'gift.accept' })}>
          {say(trouble === undefined ? 'Gifts.Open the gift of {name}' : 'Common.Try again', {
            name,
          })}
        </Button>
      )}
      <LiveRegion>
        {isRevealed &&
          gift.coins !== undefined &&
          say('Gifts.{coins} coins from {name}', { coins: amountOf('COINS', gift.coins), name })}
      </LiveRegion>
    </li>
  );
};
