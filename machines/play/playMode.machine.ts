import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Affiliate } from '../../contract/affiliate';
import type { Jurisdiction } from '../../contract/country';
import type { PlayMode } from '../../contract/play.rules';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { isForMoney, type Route } from '../router/router.rules';
import { choiceOf, currencyOf, type PlayModeContext, startingMode } from './playMode.rules';
import { type JurisdictionsLoaded, type PlayModeEvent, playModePorts } from './playMode.words';

const homeOf = ({ home, place, region }: PlayModeContext) => ({
  country: home ?? place,
  region,
});

export const playModeMachine = setup({
  types: {} as {
    context: PlayModeContext;
    events: PlayModeEvent;
    input: { mode: PlayMode; country: string; currency: string };
    tags: Look;
    meta: Meaning;
  },
  actors: playModePorts,
  guards: {
    isElsewhere: (
      { context },
      params: { country: string | undefined; region: string | undefined },
    ) =>
      (params.country ?? context.place) !== (context.home ?? context.place) ||
      params.region !== context.region,
    // Asked only where their answer decides.
    needsCover: (_, params: { jurisdictions: Jurisdiction[] }) =>
      params.jurisdictions.some(
        (place) => place.realMoneyGambling && !place.restrictSimulatedGambling && !place.licensed,
      ),
    isOtherPlace: ({ context }, params: { country: string }) =>
      context.home === undefined && params.country !== context.place,
    isUndecided: ({ context }) =>
      context.account !== 'awaited' &&
      context.gameId !== undefined &&
      context.decided !== currencyOf(context),
    isSignedIn: ({ context }) => context.signedIn,
    isForMoney: (_, params: { route: Route }) => isForMoney(params.route),
    isPlayNew: (_, params: { names: readonly string[] }) => params.names.includes('play'),
  },
  actions: {
    keepMode: assign({ chosen: (_, params: { mode: PlayMode }) => params.mode }),
    rememberMode: tell('storage', (_, params: { mode: PlayMode }) => ({
      type: 'storage.remember',
      key: 'playMode',
      value: params.mode,
    })),
    // A guest's choice is the device's alone.
    saveMode: tell('modeSaving', (_, params: { mode: PlayMode }) => ({
      type: 'modeSaving.keep',
      mode: params.mode,
    })),
    sitForMoney: assign({ isAtMoney: true }),
    leaveMoney: assign({ isAtMoney: false }),
    keepPlace: assign((_, params: { country: string; currency: string }) => ({
      place: params.country,
      money: params.currency,
    })),
    admitPlayer: assign(({ context: { account, decided } }) =>
      account === 'described'
        ? { signedIn: true, account, decided }
        : { signedIn: true, account: 'awaited' as const, decided: undefined },
    ),
    describePlayer: assign(
      (
        { context },
        params: {
          age: number | undefined;
          isVerified: boolean;
          country: string | undefined;
          region: string | undefined;
          mode: PlayMode | undefined;
        },
      ) => ({
        ...choiceOf(context, params.mode),
        account: 'described' as const,
        age: params.age,
        isVerified: params.isVerified,
        home: params.country,
        region: params.region,
      }),
    ),
    giveUpPlayer: assign({ account: 'absent' }),
    forgetPlayer: assign({
      signedIn: false,
      kept: undefined,
      account: 'absent',
      age: undefined,
      isVerified: false,
      home: undefined,
      region: undefined,
    }),
    keepJurisdictions: assign({
      jurisdictions: (_, params: Omit<JurisdictionsLoaded, 'type'>) => params.jurisdictions,
      withheld: (_, params) => params.withheld ?? [],
      affiliates: [],
    }),
    keepAffiliates: assign({
      affiliates: (_, params: { affiliates: Affiliate[] }) => params.affiliates,
    }),
    keepGame: assign({
      gameId: (_, params: { gameId: string }) => params.gameId,
      decided: undefined,
    }),
    forgetGame: assign({ gameId: undefined, decided: undefined }),
    decide: assign({ decided: ({ context }) => currencyOf(context) }),
    // What is decided next is told, be it the same.
    forgetDecision: assign({ decided: undefined }),
    tellDecided: publish(({ context }) => ({
      type: 'playMode.decided',
      gameId: context.gameId ?? '',
      currency: context.decided ?? '',
    })),
    tellTable: tell('router', ({ context }) => ({
      type: 'router.play',
      mode: startingMode(context, context.gameId),
    })),
  },
}).createMachine({
  id: 'playMode',
  context: ({ input }) => ({
    chosen: input.mode,
    kept: undefined,
    isAtMoney: false,
    place: input.country,
    money: input.currency,
    home: undefined,
    region: undefined,
    signedIn: false,
    account: 'absent',
    age: undefined,
    isVerified: false,
    jurisdictions: [],
    withheld: [],
    affiliates: [],
    gameId: undefined,
    decided: undefined,
  }),
  initial: 'loading',
  on: {
    'playMode.choose': [
      {
        guard: 'isSignedIn',
        actions: [
          { type: 'keepMode', params: ({ event }) => event },
          { type: 'rememberMode', params: ({ event }) => event },
          { type: 'saveMode', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'keepMode', params: ({ event }) => event },
          { type: 'rememberMode', params: ({ event }) => event },
        ],
      },
    ],
    // Who goes to the table for money wishes to play for money, here and now.
    'route.shown': [
      {
        guard: { type: 'isForMoney', params: ({ event }) => event },
        actions: [{ type: 'keepMode', params: { mode: 'money' } }, 'sitForMoney'],
      },
      { actions: 'leaveMoney' },
    ],
    'playMode.chosen': { actions: { type: 'keepMode', params: ({ event }) => event } },
    'session.opened': { actions: 'admitPlayer' },
    // Signing out leads home: at the table that is about to be left nobody sits down anew.
    'session.closed': [
      {
        guard: { type: 'isElsewhere', params: { country: undefined, region: undefined } },
        target: '.loading',
        reenter: true,
        actions: ['forgetPlayer', 'forgetGame'],
      },
      { actions: ['forgetPlayer', 'forgetGame'] },
    ],
    'player.described': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'describePlayer', params: ({ event }) => event },
      },
      { actions: { type: 'describePlayer', params: ({ event }) => event } },
    ],
    'player.undescribed': { actions: 'giveUpPlayer' },
    'game.played': { actions: { type: 'keepGame', params: ({ event }) => event } },
    'game.left': { actions: 'forgetGame' },
    'residents.arrived': {
      guard: { type: 'isPlayNew', params: ({ event }) => event },
      actions: 'forgetDecision',
    },
    'playMode.settle': [
      {
        guard: { type: 'isOtherPlace', params: ({ event }) => event },
        target: '.loading',
        reenter: true,
        actions: { type: 'keepPlace', params: ({ event }) => event },
      },
      { actions: { type: 'keepPlace', params: ({ event }) => event } },
    ],
  },
  states: {
    loading: {
      tags: ['busy'],
      meta: { says: 'Loads the jurisdictions of the country', spec: '§5 Jurisdictions' },
      invoke: {
        id: 'load',
        src: 'jurisdictions.load',
        input: ({ context }) => homeOf(context),
      },
      on: {
        'jurisdictions.loaded': [
          {
            guard: { type: 'needsCover', params: ({ event }) => event },
            target: 'covering',
            actions: { type: 'keepJurisdictions', params: ({ event }) => event },
          },
          {
            target: 'known',
            actions: { type: 'keepJurisdictions', params: ({ event }) => event },
          },
        ],
        'port.failed': 'failed',
      },
    },
    covering: {
      tags: ['busy'],
      meta: { says: 'Asks which affiliates cover the place', spec: '§5 Play for money' },
      invoke: { id: 'cover', src: 'affiliates.load', input: ({ context }) => homeOf(context) },
      on: {
        'affiliates.loaded': {
          target: 'known',
          actions: { type: 'keepAffiliates', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    known: {
      meta: { says: 'It is known what may be played', spec: '§5 Play for fun, coins, money' },
      always: { guard: 'isUndecided', actions: ['decide', 'tellDecided', 'tellTable'] },
      exit: 'forgetDecision',
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'Unknown: only what was known before', spec: '§5 Jurisdictions' },
      always: { guard: 'isUndecided', actions: ['decide', 'tellDecided', 'tellTable'] },
      exit: 'forgetDecision',
      on: { 'playMode.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type PlayModeActor = ActorRefFrom<typeof playModeMachine>;
