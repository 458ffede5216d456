import { lookAt, playSetup } from './play.setup';

const betting = playSetup.createStateConfig({
  tags: ['busy'],
  entry: 'tellBegun',
  meta: { says: 'The stake leaves the balance', spec: '§3 gameBet' },
  invoke: {
    id: 'bet',
    src: 'play.bet',
    input: ({ context: { session, visit, stake, bet, turn, free, fairness, typed, drawn } }) => ({
      session,
      free,
      stake,
      bet,
      key: `${visit}:${turn}`,
      clientSeed: fairness?.clientSeed === '' ? typed || drawn : undefined,
    }),
  },
  on: {
    'round.opened': [
      {
        guard: { type: 'isUndecided', params: ({ event }) => event },
        target: 'deciding',
        actions: { type: 'keepRound', params: ({ event }) => event },
      },
      { target: 'revealing', actions: { type: 'keepRound', params: ({ event }) => event } },
    ],
    'play.refused': [
      { guard: { type: 'isBehind', params: ({ event }) => event }, target: 'seating' },
      {
        target: 'seated.denied',
        actions: { type: 'keepProblem', params: ({ event }) => event },
      },
    ],
    'port.failed': 'unanswered',
  },
});

const unanswered = playSetup.createStateConfig({
  tags: ['failed', 'offline'],
  entry: 'tellStopped',
  meta: { says: 'No answer: the bet may stand. Asking again bets once', spec: 'decision 5' },
  on: { 'play.retry': 'betting' },
});

const deciding = playSetup.createStateConfig({
  entry: 'tellStopped',
  meta: { says: 'The rules await a step of the player', spec: 'decision 23' },
  initial: 'asked',
  on: {
    'play.act': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      target: 'acting',
      actions: { type: 'keepAction', params: ({ event }) => event },
    },
    'wallet.told': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.stirred',
      reenter: true,
      actions: { type: 'keepTold', params: ({ event }) => event },
    },
    'connection.seen': '.looking',
    'flight.ended': {
      guard: { type: 'isAboard', params: ({ event }) => event },
      target: 'acting',
      actions: 'keepLanding',
    },
  },
  states: {
    stirred: {
      meta: {
        says: 'The balance changed elsewhere',
        spec: 'decision 107',
      },
      after: { SEAT_LOOK_MS: 'looking' },
    },
    looking: {
      meta: {
        says: 'Looks at the seat, which may be used meanwhile',
        spec: 'decision 107',
      },
      invoke: { id: 'look', src: 'play.seat', input: ({ context }) => lookAt(context) },
      on: {
        'play.seated': [
          {
            guard: { type: 'isAwaited', params: ({ event }) => event },
            target: 'asked',
            actions: [{ type: 'keepLooked', params: ({ event }) => event }, 'tellResumed'],
          },
          { guard: 'hasFlown', target: '#play.acting', actions: 'keepLanding' },
          {
            target: '#play.seated',
            actions: { type: 'keepLooked', params: ({ event }) => event },
          },
        ],
        'play.refused': '#play.seating',
        'port.failed': 'asked',
      },
    },
    asked: { meta: { says: 'Any step that the rules take may be taken', spec: 'decision 23' } },
    denied: {
      tags: ['failed'],
      meta: { says: 'The last step was refused, and it is said why', spec: 'decision 3' },
    },
  },
});

const acting = playSetup.createStateConfig({
  tags: ['busy'],
  meta: { says: 'The step is sent; what it leads to was fixed by the bet', spec: 'decision 25' },
  invoke: {
    id: 'act',
    src: 'play.act',
    input: ({ context: { session, round, action } }) => {
      const roundId = round?._id ?? '';
      const turn = round?.actions.length ?? 0;
      // Without the session's secret: with it the key would be longer than the header takes.
      return { session, roundId, turn, action, key: `${roundId}:${turn}` };
    },
  },
  on: {
    'round.acted': [
      {
        guard: { type: 'isUndecided', params: ({ event }) => event },
        target: 'deciding',
        actions: { type: 'keepRound', params: ({ event }) => event },
      },
      { target: 'revealing', actions: { type: 'keepRound', params: ({ event }) => event } },
    ],
    'play.refused': [
      { guard: { type: 'isBehind', params: ({ event }) => event }, target: 'seating' },
      {
        target: 'deciding.denied',
        actions: { type: 'keepProblem', params: ({ event }) => event },
      },
    ],
    'port.failed': 'unacted',
  },
});

const unacted = playSetup.createStateConfig({
  tags: ['failed', 'offline'],
  meta: { says: 'No answer: the step may stand. Asking again takes it once', spec: 'decision 5' },
  on: { 'play.retry': 'acting' },
});

const revealing = playSetup.createStateConfig({
  meta: { says: 'The outcome is being shown; its win is booked', spec: '§7 SuggestedDelay' },
  entry: 'tellDecided',
  on: {
    'play.reveal': { target: 'resting', actions: ['tellShown', 'tellRound'] },
    'table.laid': { actions: 'tellDecided' },
    'wallet.told': {
      guard: 'isPlain',
      actions: { type: 'keepTold', params: ({ event }) => event },
    },
  },
  // A table that never comes would keep the seat.
  after: { REVEAL_MAX_MS: 'resting' },
});

const resting = playSetup.createStateConfig({
  meta: { says: 'The outcome stands; a press that meant to skip it does not bet', spec: '§9' },
  entry: 'keepResult',
  after: { REST_MS: 'seated.settled' },
  on: { 'wallet.told': { actions: { type: 'keepTold', params: ({ event }) => event } } },
});

/** A round from the bet to its end, as states of the play machine. */
export const roundStates = {
  betting,
  unanswered,
  deciding,
  acting,
  unacted,
  revealing,
  resting,
};
