import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Affiliate } from '../../contract/affiliate';
import type { Jurisdiction } from '../../contract/country';
import type { PlayMode } from '../../contract/play.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type PlayModeEvent, playModePorts } from './playMode.words';

export interface PlayModeContext {
  /** What the player chose; what is played is the selector's to say. */
  chosen: PlayMode;
  /** The guest's place, by choice or address. */
  place: string;
  /** The signed-in player's place, by profile. */
  home: string | undefined;
  /** The state or province of the player's place. */
  region: string | undefined;
  signedIn: boolean;
  age: number | undefined;
  isVerified: boolean;
  jurisdictions: Jurisdiction[];
  /** Those who offer games for money at the place without a licence of ours. */
  affiliates: Affiliate[];
}

const homeOf = ({ home, place, region }: PlayModeContext) => ({
  country: home ?? place,
  region,
});

export const playModeMachine = setup({
  types: {} as {
    context: PlayModeContext;
    events: PlayModeEvent;
    input: { mode: PlayMode; country: string };
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
  },
  actions: {
    keepMode: assign({ chosen: (_, params: { mode: PlayMode }) => params.mode }),
    rememberMode: tell('storage', (_, params: { mode: PlayMode }) => ({
      type: 'storage.remember',
      key: 'playMode',
      value: params.mode,
    })),
    keepPlace: assign({ place: (_, params: { country: string }) => params.country }),
    admitPlayer: assign({ signedIn: true }),
    describePlayer: assign(
      (
        _,
        params: {
          age: number | undefined;
          isVerified: boolean;
          country: string | undefined;
          region: string | undefined;
        },
      ) => ({
        age: params.age,
        isVerified: params.isVerified,
        home: params.country,
        region: params.region,
      }),
    ),
    forgetPlayer: assign({
      signedIn: false,
      age: undefined,
      isVerified: false,
      home: undefined,
      region: undefined,
    }),
    keepJurisdictions: assign({
      jurisdictions: (_, params: { jurisdictions: Jurisdiction[] }) => params.jurisdictions,
      affiliates: [],
    }),
    keepAffiliates: assign({
      affiliates: (_, params: { affiliates: Affiliate[] }) => params.affiliates,
    }),
  },
}).createMachine({
  id: 'playMode',
  context: ({ input }) => ({
    chosen: input.mode,
    place: input.country,
    home: undefined,
    region: undefined,
    signedIn: false,
    age: undefined,
    isVerified: false,
    jurisdictions: [],
    affiliates: [],
  }),
  initial: 'loading',
  on: {
    'playMode.choose': {
      actions: [
        { type: 'keepMode', params: ({ event }) => event },
        { type: 'rememberMode', params: ({ event }) => event },
      ],
    },
    'playMode.chosen': { actions: { type: 'keepMode', params: ({ event }) => event } },
    'session.opened': { actions: 'admitPlayer' },
    'session.closed': [
      {
        guard: { type: 'isElsewhere', params: { country: undefined, region: undefined } },
        target: '.loading',
        reenter: true,
        actions: 'forgetPlayer',
      },
      { actions: 'forgetPlayer' },
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
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'Unknown: only what was known before', spec: '§5 Jurisdictions' },
      on: { 'playMode.retry': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type PlayModeActor = ActorRefFrom<typeof playModeMachine>;
