import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { slugOfProblem } from '../../../contract/problem.rules';
import { skinOf } from '../../../games/scratcher/scratcher.rules';
import type {
  ScratcherActor,
  scratcherMachine,
} from '../../../machines/scratcher/scratcher.machine';
import { useAmounts } from '../../app/amount';
import { isCalm } from '../../app/calm';
import { useSay } from '../../app/say';
import { CoinGlyph } from '../../art/CoinGlyph';
import { Button } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { LiveRegion } from '../../ui/LiveRegion';
import { CardProof } from './CardProof';
import { Foil } from './Foil';
import styles from './Scratchers.module.css';
import { ScratchFace } from './ScratchFace';
import { sourceWords } from './words';

type Snapshot = SnapshotFrom<typeof scratcherMachine>;

const isOver = (snapshot: Snapshot): boolean =>
  ['won', 'collecting', 'collected', 'lost', 'uncollected'].some((state) =>
    snapshot.matches(state as 'won'),
  );

const sumOf = ({ context }: Snapshot): number =>
  context.cards.reduce((sum, { prize }) => sum + prize, 0);

/** Which of its set a card of those at hand is. */
const placeOf = ({ context: { scratcher, cards } }: Snapshot, index: number) => ({
  number: scratcher.scratched - cards.length + index + 1,
  all: scratcher.amount,
});

/** What the cards at hand say: one by its prize, several by how many of them win. */
const useResult = (snapshot: Snapshot): string | undefined => {
  const say = useSay();
  const amountOf = useAmounts();
  if (!isOver(snapshot)) return undefined;
  const { cards } = snapshot.context;
  const coins = amountOf('COINS', sumOf(snapshot));
  if (snapshot.matches('collected')) return say('Scratcher.{coins} coins are yours', { coins });
  const won = cards.filter(({ prize }) => prize > 0).length;
  if (cards.length > 1)
    return won === 0
      ? say('Scratcher.None of these {count} cards wins', { count: cards.length })
      : say('Scratcher.{won} of {count} cards win {coins} coins', {
          won,
          count: cards.length,
          coins,
        });
  return won === 0
    ? say('Scratcher.No three alike this time')
    : say('Scratcher.Three alike: {coins} coins', { coins });
};

/** What went wrong, in words; undefined where nothing did. */
const useTrouble = (snapshot: Snapshot): string | undefined => {
  const say = useSay();
  if (snapshot.matches('unreached')) return say('Scratcher.Not scratched: the connection failed.');
  if (snapshot.matches('uncollected'))
    return say('Scratcher.Not collected yet: the connection failed.');
  const { problem } = snapshot.context;
  return problem === undefined ? undefined : say(slugOfProblem(problem));
};

const Buttons = ({ actor, snapshot }: { actor: ScratcherActor; snapshot: Snapshot }) => {
  const say = useSay();
  const amountOf = useAmounts();
  const { amount, scratched } = snapshot.context.scratcher;
  const left = amount - scratched;
  const canScratch = snapshot.can({ type: 'scratcher.scratch' });
  const canUncover = snapshot.matches('uncovering');
  const canAccept = snapshot.can({ type: 'scratcher.accept' });
  const canGoOn = snapshot.can({ type: 'scratcher.next' });
  const isBusy = snapshot.hasTag('busy');
  const isScratching = snapshot.matches('scratching');
  return (
    <div className={styles.buttons}>
      {(canScratch || canUncover || isScratching) && (
        <Button
          kind="primary"
          busy={isScratching}
          onClick={() =>
            actor.send(canUncover ? { type: 'scratcher.uncover' } : { type: 'scratcher.scratch' })
          }
        >
          {say(canUncover ? 'Scratcher.Show it' : 'Scratcher.Scratch the card')}
        </Button>
      )}
      {canScratch && left > 1 && (
        <Button onClick={() => actor.send({ type: 'scratcher.scratch', all: true })}>
          {say('Scratcher.Scratch all {count}', { count: left })}
        </Button>
      )}
      {(canAccept || snapshot.matches('collecting')) && (
        <Button
          kind="primary"
          busy={isBusy}
          onClick={() => actor.send({ type: 'scratcher.accept' })}
        >
          {say('Scratcher.Collect {coins} coins', { coins: amountOf('COINS', sumOf(snapshot)) })}
        </Button>
      )}
      {canGoOn && (
        <Button kind="primary" onClick={() => actor.send({ type: 'scratcher.next' })}>
          {say(left > 0 ? 'Scratcher.Next card' : 'Scratcher.Put away')}
        </Button>
      )}
    </div>
  );
};

/** One set of cards: the card at hand, what it says, and what may be done with it. */
export const ScratcherItem = ({ actor }: { actor: ScratcherActor }) => {
  const say = useSay();
  const snapshot = useSelector(actor, (scratcher) => scratcher);
  const { scratcher, cards } = snapshot.context;
  const skin = skinOf(scratcher.typeId);
  const result = useResult(snapshot);
  const trouble = useTrouble(snapshot);
  const hasResult = result !== undefined;
  const isFoiled = !hasResult && !snapshot.matches('refused');
  const [card] = cards;
  const number = Math.min(scratcher.amount, scratcher.scratched + (cards.length === 0 ? 1 : 0));
  const item = useRef<HTMLLIElement>(null);
  const hadResult = useRef(hasResult);
  useLayoutEffect(() => {
    // The button that had the focus has gone with the foil; a prize that waited took none away.
    const isNew = hasResult && !hadResult.current;
    if (isNew && document.activeElement === document.body) item.current?.focus();
    hadResult.current = hasResult;
  }, [hasResult]);
  return (
    <li ref={item} className={styles.set} tabIndex={-1}>
      <p className={styles.head}>
        <strong>{skin.name}</strong>
        <span className={styles.muted}>
          {say('Scratcher.Card {number} of {all}', { number, all: scratcher.amount })}
        </span>
      </p>
      <div
        className={styles.card}
        data-family={skin.family}
        data-won={hasResult && sumOf(snapshot) > 0}
      >
        <ScratchFace card={cards.length > 1 ? undefined : card} told={hasResult} />
        {cards.length > 1 && hasResult && <p className={styles.many}>{result}</p>}
        {isFoiled && (
          <Foil
            // Another card has another foil, and one that was not reached has it again.
            key={`${scratcher.scratched - cards.length} ${snapshot.matches('unreached')}`}
            skin={skin}
            onTouch={() =>
              actor.send(
                isCalm()
                  ? { type: 'scratcher.scratch' }
                  : { type: 'scratcher.scratch', byHand: true },
              )
            }
            onOff={() => actor.send({ type: 'scratcher.uncover' })}
          />
        )}
      </div>
      <p className={styles.result}>
        {hasResult && sumOf(snapshot) > 0 && <CoinGlyph />}
        {result ?? say(sourceWords[scratcher.source])}
      </p>
      {trouble !== undefined && <Fault>{trouble}</Fault>}
      <Buttons actor={actor} snapshot={snapshot} />
      {hasResult &&
        cards.map((one, index) => (
          <CardProof
            key={one.fairness.nonce}
            card={one}
            typeId={scratcher.typeId}
            table={scratcher.table}
            {...(cards.length > 1 && { place: placeOf(snapshot, index) })}
          />
        ))}
      <LiveRegion>{result}</LiveRegion>
    </li>
  );
};
