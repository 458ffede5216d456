/**
 * The lifecycles that browser and server share, as tables: for each state the commands that it
 * takes and where they lead: to one state, or to whichever of several the facts decide, `refused` among
 * them. A command may lead back to its own state, as a repetition or a renewal; what a state does not
 * name is refused.
 */
export type Lifecycle<State extends string, Command extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Command, State | readonly (State | 'refused')[]>>>>
>;

/** A round of ours is undecided while its rules take a step. */
export type RoundStep = 'none' | 'undecided' | 'settled' | 'rolled back';
export type RoundCommand = 'bet' | 'act' | 'win' | 'finish' | 'rollback';

/** A round: one bet, further steps, one win or a rollback [decisions 23, 101, 102]. */
export const roundLifecycle: Lifecycle<RoundStep, RoundCommand> = {
  none: { bet: ['undecided', 'settled'] },
  undecided: {
    bet: 'undecided',
    act: ['undecided', 'settled'],
    // Nobody plays on: by the neutral rule of its game, or back where nothing was risked.
    finish: ['settled', 'rolled back'],
    rollback: 'rolled back',
  },
  settled: { bet: 'settled', win: 'settled', finish: 'settled' },
  'rolled back': { finish: 'rolled back', rollback: 'rolled back' },
};

export type TheirRoundStep = 'none' | 'open' | 'settled' | 'rolled back';
export type TheirRoundCommand = 'bet' | 'stake' | 'pay' | 'win' | 'return' | 'rollback';

/**
 * A round of a third party: a bet and further ones, wins before the last, and bets that are returned
 * one by one [decisions 23, 156].
 */
export const theirRoundLifecycle: Lifecycle<TheirRoundStep, TheirRoundCommand> = {
  // The rollback of an unknown bet is remembered: the bet is refused when it comes late.
  none: { bet: 'open', rollback: 'rolled back' },
  open: {
    bet: 'open',
    stake: 'open',
    pay: 'open',
    win: 'settled',
    // What was paid stands: nothing is taken back under it.
    return: ['open', 'rolled back', 'refused'],
    rollback: ['rolled back', 'refused'],
  },
  // A bet that came back before is returned in silence.
  settled: { bet: 'settled', win: 'settled', return: ['settled', 'refused'] },
  'rolled back': { return: 'rolled back', rollback: 'rolled back' },
};

export type SeatStep = 'free' | 'playing';
export type SeatCommand = 'open' | 'close' | 'rotate';

/** A player's place at a game: one round at a time, seeds turned only between rounds [decision 25]. */
export const seatLifecycle: Lifecycle<SeatStep, SeatCommand> = {
  free: { open: 'playing', close: 'free', rotate: 'free' },
  playing: { close: 'free' },
};

export type GiftStep = 'none' | 'pending' | 'opened' | 'returned';
export type GiftCommand = 'send' | 'accept' | 'refund';

/** A box of coins: opened once, or back with its sender [§4 Gift, decision 31]. */
export const giftLifecycle: Lifecycle<GiftStep, GiftCommand> = {
  none: { send: 'pending' },
  pending: { accept: 'opened', refund: 'returned' },
  opened: { accept: 'opened' },
  returned: { refund: 'returned' },
};

export type ScratchCardStep = 'none' | 'covered' | 'scratched' | 'collected' | 'lost';
export type ScratchCardCommand = 'grant' | 'scratch' | 'accept';

/** A scratch card: its outcome is fixed when it is granted, its prize collected once [§4, decision 27]. */
export const scratchCardLifecycle: Lifecycle<ScratchCardStep, ScratchCardCommand> = {
  none: { grant: 'covered' },
  covered: { scratch: ['scratched', 'lost'] },
  scratched: { accept: 'collected' },
  collected: { accept: 'collected' },
  lost: {},
};

export type AchievementStep = 'offered' | 'open' | 'finished' | 'lost' | 'achieved';
export type AchievementCommand = 'activate' | 'complete' | 'expire' | 'collect';

/** An achievement: what has no end is open from the first, the rest once it is paid for [§4, decision 28]. */
export const achievementLifecycle: Lifecycle<AchievementStep, AchievementCommand> = {
  offered: { activate: 'open' },
  open: { complete: 'finished', expire: 'lost' },
  // What was done in time is finished, even where it is seen late.
  lost: { activate: 'open', complete: 'finished' },
  finished: { complete: 'finished', collect: 'achieved' },
  achieved: { complete: 'achieved', collect: 'achieved' },
};

export type MissionStep = 'open' | 'finished' | 'missed' | 'collected';
export type MissionCommand = 'finish' | 'expire' | 'collect';

/** A mission of a day: what was done on it is finished, even where it is seen late [decision 122]. */
export const missionLifecycle: Lifecycle<MissionStep, MissionCommand> = {
  open: { finish: 'finished', expire: 'missed' },
  missed: { finish: 'finished' },
  finished: { finish: 'finished', collect: 'collected' },
  collected: { finish: 'collected', collect: 'collected' },
};

export type TournamentStep = 'none' | 'upcoming' | 'active' | 'ended' | 'finished' | 'cancelled';
export type TournamentCommand = 'open' | 'join' | 'leave' | 'start' | 'end' | 'settle' | 'cancel';

/** A tournament: once it has ended no round counts any more, and its ranks are paid [§4, decision 26]. */
export const tournamentLifecycle: Lifecycle<TournamentStep, TournamentCommand> = {
  none: { open: 'upcoming' },
  upcoming: {
    open: 'upcoming',
    join: 'upcoming',
    leave: 'upcoming',
    // Fewer than two: everybody has their buy-in back.
    start: ['active', 'cancelled'],
    cancel: 'cancelled',
  },
  active: { open: 'active', join: 'active', start: 'active', end: 'ended', cancel: 'cancelled' },
  // Where nobody played there is nobody to pay.
  ended: {
    open: 'ended',
    start: 'ended',
    end: 'ended',
    settle: ['finished', 'cancelled'],
    cancel: 'cancelled',
  },
  finished: { open: 'finished', start: 'finished', end: 'finished', settle: 'finished' },
  cancelled: {
    open: 'cancelled',
    start: 'cancelled',
    end: 'cancelled',
    settle: 'cancelled',
    cancel: 'cancelled',
  },
};

export type EntryStep = 'none' | 'joined' | 'left' | 'placed' | 'refunded';
export type EntryCommand = 'join' | 'leave' | 'place' | 'refund';

/** A player's part in a tournament: it is placed once, or its buy-in comes back once [decision 26]. */
export const entryLifecycle: Lifecycle<EntryStep, EntryCommand> = {
  none: { join: 'joined' },
  joined: { leave: 'left', place: 'placed', refund: 'refunded' },
  left: { join: 'joined' },
  placed: { place: 'placed' },
  refunded: { refund: 'refunded' },
};

export type TicketStep =
  | 'none'
  | 'awaiting_support_reply'
  | 'awaiting_player_reply'
  | 'resolved'
  | 'rated'
  | 'closed'
  | 'merged';
export type TicketCommand =
  | 'open'
  | 'write'
  | 'answer'
  | 'resolve'
  | 'rate'
  | 'expire'
  | 'merge'
  | 'split';

/** A ticket: whoever wrote last waits for the other; resolved, it may be reopened for a time; merged, it goes on in another until that is taken back [§4, decisions 41, 172, 186]. */
export const ticketLifecycle: Lifecycle<TicketStep, TicketCommand> = {
  none: { open: 'awaiting_support_reply' },
  awaiting_support_reply: {
    write: 'awaiting_support_reply',
    answer: 'awaiting_player_reply',
    resolve: 'resolved',
    rate: 'rated',
    merge: 'merged',
  },
  awaiting_player_reply: {
    write: 'awaiting_support_reply',
    answer: 'awaiting_player_reply',
    resolve: 'resolved',
    rate: 'rated',
    merge: 'merged',
  },
  resolved: {
    write: 'awaiting_support_reply',
    answer: 'awaiting_player_reply',
    resolve: 'resolved',
    rate: 'rated',
    expire: 'closed',
    merge: 'merged',
  },
  rated: {
    write: 'awaiting_support_reply',
    answer: 'awaiting_player_reply',
    resolve: 'rated',
    expire: 'closed',
    merge: 'merged',
  },
  closed: { resolve: 'closed' },
  merged: { resolve: 'merged', merge: 'merged', split: 'awaiting_support_reply' },
};

export type LimitStep = 'none' | 'set' | 'asked' | 'due';
export type LimitCommand = 'lower' | 'raise' | 'keep' | 'wait' | 'confirm' | 'lapse';

/** A limit: lower at once, higher after a day and a second confirmation [decisions 34, 126]. */
export const limitLifecycle: Lifecycle<LimitStep, LimitCommand> = {
  none: { lower: 'set' },
  set: { lower: 'set', raise: 'asked', keep: 'set' },
  asked: { lower: 'set', raise: 'asked', keep: 'set', wait: 'due' },
  due: {
    lower: 'set',
    // The same raise again changes nothing, another one begins its day anew.
    raise: ['asked', 'due'],
    keep: 'set',
    // A raise may be to none.
    confirm: ['set', 'none'],
    lapse: 'set',
  },
};

export type ExclusionStep = 'free' | 'timed out' | 'excluded';
export type ExclusionCommand = 'pause' | 'exclude' | 'end';

/** A time-out or self-exclusion: nobody shortens it, its time ends it [decisions 34, 126]. */
export const exclusionLifecycle: Lifecycle<ExclusionStep, ExclusionCommand> = {
  free: { pause: 'timed out', exclude: 'excluded' },
  'timed out': { pause: 'timed out', exclude: 'excluded', end: 'free' },
  excluded: { exclude: 'excluded', end: 'free' },
};

export type DepositStep =
  | 'none'
  | 'created'
  | 'authorising'
  | 'succeeded'
  | 'refused'
  | 'expired'
  | 'reversed';
export type DepositCommand = 'create' | 'succeed' | 'refuse' | 'expire' | 'reverse';

/**
 * A deposit, as the provider's signed words move it: money is booked on one alone, and what is taken
 * back is taken back. Words that come twice, late or out of order are the decider's to know
 * [decisions 32, 33, 134].
 */
export const depositLifecycle: Lifecycle<DepositStep, DepositCommand> = {
  // Known at once where nothing is asked of the player, not at all where the provider is silent.
  none: { create: ['created', 'authorising', 'succeeded', 'refused'] },
  created: { expire: 'expired' },
  authorising: { succeed: 'succeeded', refuse: 'refused', expire: 'expired' },
  succeeded: { reverse: 'reversed' },
  refused: {},
  expired: {},
  reversed: {},
};

export type WithdrawalStep = 'none' | 'waiting' | 'paying' | 'paid' | 'refused' | 'cancelled';
export type WithdrawalCommand = 'request' | 'approve' | 'pay' | 'refuse' | 'cancel';

/**
 * A withdrawal: staff decides of what waits, the provider of what is on its way, and its player keeps
 * the money while nobody has looked at it [decision 135].
 */
export const withdrawalLifecycle: Lifecycle<WithdrawalStep, WithdrawalCommand> = {
  // Below the operator's limit nobody has to look at it.
  none: { request: ['waiting', 'paying'] },
  waiting: { approve: 'paying', refuse: 'refused', cancel: 'cancelled' },
  paying: { pay: 'paid', refuse: 'refused' },
  paid: {},
  refused: {},
  cancelled: {},
};

export type PaymentMethodStep = 'none' | 'asked' | 'stored' | 'refused' | 'expired' | 'removed';
export type PaymentMethodCommand = 'add' | 'store' | 'refuse' | 'expire' | 'prefer' | 'remove';

/**
 * A stored payment method: its details are given to the provider alone, whose signed word stores it;
 * removed, nothing is paid by it any more [§3 Payment method, decision 131].
 */
export const paymentMethodLifecycle: Lifecycle<PaymentMethodStep, PaymentMethodCommand> = {
  none: { add: 'asked' },
  asked: { store: 'stored', refuse: 'refused', expire: 'expired' },
  stored: { prefer: 'stored', remove: 'removed' },
  refused: {},
  expired: {},
  removed: {},
};

export type IdentityStep = 'none' | 'submitted' | 'reviewing' | 'verified' | 'refused';
export type IdentityCommand = 'submit' | 'review' | 'approve' | 'refuse';

/**
 * Who somebody is: papers are sent, looked at by staff, and do or do not; then others may be sent
 * [decisions 13, 151].
 */
export const identityLifecycle: Lifecycle<IdentityStep, IdentityCommand> = {
  none: { submit: 'submitted' },
  submitted: { review: 'reviewing', approve: 'verified', refuse: 'refused' },
  // Another member may go on with it.
  reviewing: { review: 'reviewing', approve: 'verified', refuse: 'refused' },
  verified: {},
  refused: { submit: 'submitted' },
};

export type SubscriptionStep =
  | 'none'
  | 'incomplete'
  | 'active'
  | 'past due'
  | 'cancelling'
  | 'ended';
export type SubscriptionCommand =
  | 'subscribe'
  | 'order'
  | 'charge'
  | 'decline'
  | 'change'
  | 'cancel'
  | 'renew';

/**
 * A subscription: paid for a period at a time, from the wallet or by the provider, which tells how an
 * order went; one that is not paid is reminded of and ends, one that is cancelled lasts as long as it
 * is paid for [decisions 33, 147, 161].
 */
export const subscriptionLifecycle: Lifecycle<SubscriptionStep, SubscriptionCommand> = {
  none: { subscribe: 'active', order: 'incomplete' },
  incomplete: { subscribe: 'active', charge: 'active', decline: 'ended', cancel: 'ended' },
  active: { change: 'active', cancel: 'cancelling', renew: ['active', 'past due', 'ended'] },
  'past due': { subscribe: 'active', cancel: 'ended', renew: ['active', 'past due', 'ended'] },
  // The same tier again goes on; another one is paid for at once.
  cancelling: { subscribe: 'active', change: 'active', renew: 'ended' },
  ended: { subscribe: 'active', order: 'incomplete' },
};

export type SessionStep = 'open' | 'ended';
export type SessionCommand = 'refresh' | 'end';

/** One signed-in browser, until it signs out or its token is revoked [§4, decision 9]. */
export const sessionLifecycle: Lifecycle<SessionStep, SessionCommand> = {
  open: { refresh: 'open', end: 'ended' },
  ended: { end: 'ended' },
};

export type LinkStep = 'issued' | 'used' | 'expired';
export type LinkCommand = 'use';

/** A mailed link and a launch address: good once, and for a while [decisions 2, 23]. */
export const linkLifecycle: Lifecycle<LinkStep, LinkCommand> = {
  issued: { use: 'used' },
  used: {},
  expired: {},
};

export type ReviewStep = 'none' | 'written';
export type ReviewCommand = 'write' | 'edit' | 'delete';

/** The one review that a player has of a game; a deleted one may be written anew [§7 B games]. */
export const reviewLifecycle: Lifecycle<ReviewStep, ReviewCommand> = {
  none: { write: 'written' },
  written: { edit: 'written', delete: 'none' },
};

export type VoteStep = 'none' | 'up' | 'down';
export type VoteCommand = 'up' | 'down' | 'take back';

/** One player's vote on somebody else's review: the one that was sent last stands. */
export const voteLifecycle: Lifecycle<VoteStep, VoteCommand> = {
  none: { up: 'up', down: 'down', 'take back': 'none' },
  up: { up: 'up', down: 'down', 'take back': 'none' },
  down: { up: 'up', down: 'down', 'take back': 'none' },
};

export type SuggestionStep = 'none' | 'open' | 'accepted' | 'rejected';
export type SuggestionCommand = 'suggest' | 'upvote' | 'take back' | 'accept' | 'reject';

/**
 * A player's words for a phrase in a language: others' votes, or an operator, make them the words
 * that stand; an operator takes them away again [decision 36].
 */
export const suggestionLifecycle: Lifecycle<SuggestionStep, SuggestionCommand> = {
  none: { suggest: 'open', 'take back': 'none' },
  open: {
    suggest: 'open',
    upvote: 'open',
    'take back': 'none',
    accept: 'accepted',
    reject: 'rejected',
  },
  accepted: {
    suggest: 'accepted',
    upvote: 'accepted',
    'take back': 'accepted',
    accept: 'accepted',
    reject: 'rejected',
  },
  rejected: { 'take back': 'rejected', reject: 'rejected' },
};

export type AdvertisementStep = 'served' | 'loaded' | 'clicked';
export type AdvertisementCommand = 'load' | 'click';

/** One view of an advertisement: it counts as loaded once, and as followed once [decision 139]. */
export const advertisementLifecycle: Lifecycle<AdvertisementStep, AdvertisementCommand> = {
  // Who followed it has seen it, though that was never told.
  served: { load: 'loaded', click: 'clicked' },
  loaded: { load: 'loaded', click: 'clicked' },
  clicked: { load: 'clicked', click: 'clicked' },
};

export type ReportStep = 'none' | 'open' | 'dismissed' | 'upheld';
export type ReportCommand = 'file' | 'dismiss' | 'uphold';

/** A report: decided once; what was upheld may be taken back, by an appeal [decision 140]. */
export const reportLifecycle: Lifecycle<ReportStep, ReportCommand> = {
  none: { file: 'open' },
  open: { dismiss: 'dismissed', uphold: 'upheld' },
  upheld: { dismiss: 'dismissed' },
  dismissed: { dismiss: 'dismissed' },
};
