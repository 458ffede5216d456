import type { Deed } from '../../contract/deed.rules';
import { giftKind } from '../gift/gift.events';
import { letterKind } from '../letter/letter.events';
import { levelKind } from '../level/level.events';
import { messageKind } from '../message/message.events';
import { wordingKind } from '../phrase/suggestion.events';
import { playerKind } from '../player/player.events';
import { playersOf, relationKind } from '../relation/relation.events';
import { reviewKind } from '../review/review.events';
import { type RoundEvent, roundKind, wonBy } from '../round/round.events';
import { scratcherKind } from '../scratcher/scratcher.events';
import { eventsOf, type RecordedEvent } from '../store/projection';
import { isDemo } from '../wallet/wallet.events';

/** That a player did something. */
export interface Done {
  player: string;
  deed: Exclude<Deed, 'streak'>;
  /** What it was done with or to: a game, a player, a day; empty where that does not matter. */
  subject: string;
  count: number;
  position: number;
  /** ISO 8601. */
  at: string;
}

type Counted = [deed: Done['deed'], subject: string, count?: number];

const done = (
  { position, at }: RecordedEvent,
  player: string,
  counted: readonly Counted[],
): Done[] =>
  counted.map(([deed, subject, count = 1]) => ({ player, deed, subject, count, position, at }));

type Won = Extract<RoundEvent, { type: 'round.won' }>;

/** Rounds that came to their end for the player's own coins or money, in the log's order. */
export const roundsEnded = (events: readonly RecordedEvent[]): RecordedEvent<Won>[] =>
  eventsOf(roundKind, events).filter(
    (recorded): recorded is RecordedEvent<Won> =>
      recorded.event.type === 'round.won' &&
      recorded.event.free === undefined &&
      !isDemo(recorded.event.wallet),
  );

/** The player has more than before. */
export const isWin = (event: Won): boolean => wonBy(event) > event.stake;

const TENFOLD = 10;
const HUNDREDFOLD = 100;

const ofRounds = (events: readonly RecordedEvent[]): Done[] =>
  roundsEnded(events).flatMap((recorded) => {
    const { event, at } = recorded;
    const { game, stake } = event;
    const isFold = (fold: number): boolean => stake > 0 && wonBy(event) >= stake * fold;
    return done(recorded, event.wallet, [
      ['round', game],
      ['day', at.slice(0, 'yyyy-mm-dd'.length)],
      ...(isWin(event) ? [['win', game] satisfies Counted] : []),
      ...(isFold(TENFOLD) ? [['tenfold', game] satisfies Counted] : []),
      ...(isFold(HUNDREDFOLD) ? [['hundredfold', game] satisfies Counted] : []),
      ...(event.jackpot === undefined ? [] : [['jackpot', game] satisfies Counted]),
    ]);
  });

const ofScratchers = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(scratcherKind, events).flatMap((recorded) =>
    recorded.event.type === 'scratcher.scratched'
      ? done(recorded, recorded.event.player, [['scratch', '', recorded.event.cards.length]])
      : [],
  );

const ofLevels = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(levelKind, events).flatMap((recorded) => done(recorded, recorded.id, [['level', '']]));

const ofRelations = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(relationKind, events).flatMap((recorded) => {
    const { before, relation } = recorded.event;
    if (before.bond === 'friends' || relation.bond !== 'friends') return [];
    const { low, high } = playersOf(recorded.id);
    return [...done(recorded, low, [['friend', high]]), ...done(recorded, high, [['friend', low]])];
  });

const ofGifts = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(giftKind, events).flatMap((recorded) =>
    recorded.event.type === 'gift.sent'
      ? done(recorded, recorded.event.sender, [['gift', recorded.event.recipient]])
      : [],
  );

const ofLetters = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(letterKind, events).flatMap((recorded) =>
    recorded.event.type === 'letter.sent'
      ? done(recorded, recorded.event.sender, [['letter', recorded.event.recipient]])
      : [],
  );

const ofMessages = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(messageKind, events).flatMap((recorded) =>
    done(recorded, recorded.event.player, [['message', recorded.event.game]]),
  );

const ofReviews = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(reviewKind, events).flatMap((recorded) =>
    recorded.event.type === 'review.written'
      ? done(recorded, recorded.event.player, [['review', recorded.event.game]])
      : [],
  );

const ofPlayers = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(playerKind, events).flatMap((recorded) =>
    recorded.event.type === 'player.favouriteSet'
      ? done(recorded, recorded.id, [['favourite', recorded.event.game]])
      : [],
  );

const ofWordings = (events: readonly RecordedEvent[]): Done[] =>
  eventsOf(wordingKind, events).flatMap((recorded) => {
    const { event } = recorded;
    return event.type === 'suggestion.accepted' && event.player !== undefined
      ? done(recorded, event.player, [['wording', recorded.id]])
      : [];
  });

/** Everything in these events that some achievement or mission may count. */
export const deedsOf = (events: readonly RecordedEvent[]): Done[] => [
  ...ofRounds(events),
  ...ofScratchers(events),
  ...ofLevels(events),
  ...ofRelations(events),
  ...ofGifts(events),
  ...ofLetters(events),
  ...ofMessages(events),
  ...ofReviews(events),
  ...ofPlayers(events),
  ...ofWordings(events),
];
