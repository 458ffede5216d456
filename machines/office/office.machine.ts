import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import type { StaffSelf } from '../../contract/staff';
import type { Look, Meaning } from '../kit/look';
import { toChild } from '../kit/toChild';
import { deskMachine } from './desk.machine';
import { doorMachine } from './door.machine';
import { finderMachine } from './finder.machine';
import { desksFor, freshAt, type OfficeAddress } from './office.rules';
import { type AddressCommand, type OfficeEvent, officePorts } from './office.words';

export interface OfficeInput {
  /** Of the address; undefined at the office's own. */
  at: OfficeAddress | undefined;
  /** An invitation that the address brought. */
  link: string | undefined;
}

export interface OfficeContext extends OfficeInput {
  self: StaffSelf | undefined;
  /** Somebody was inside before. */
  wasIn: boolean;
}

/** The root of the office: who is in, and at which desk [issue 19, decision 143]. */
export const officeMachine = setup({
  types: {} as {
    context: OfficeContext;
    events: OfficeEvent;
    input: OfficeInput;
    tags: Look;
    meta: Meaning;
  },
  actors: { ...officePorts, door: doorMachine, desk: deskMachine, finder: finderMachine },
  guards: {
    isInvited: ({ context }) => context.link !== undefined,
    isOther: ({ context }, { desk }: { desk: string }) => context.at?.desk !== desk,
  },
  actions: {
    keepSelf: assign((_, { self }: { self: StaffSelf }) => ({ self, link: undefined })),
    // A link leads where one may sit; another desk is somebody else's.
    takeSeat: assign(({ context }) => {
      const mine = context.self === undefined ? [] : desksFor(context.self.grants);
      const wanted = context.at?.desk;
      const desk = mine.find((one) => one === wanted) ?? mine[0];
      return desk === undefined || desk === wanted ? {} : { at: freshAt(desk) };
    }),
    keepAddress: assign({ at: (_, { at }: { at: OfficeAddress }) => at }),
    forget: assign({ self: undefined, wasIn: true }),
    tellBar: toChild(
      'address',
      (
        { context },
        { type }: { type: AddressCommand['type'] },
      ): AddressCommand | { type: 'address.none' } =>
        context.at === undefined ? { type: 'address.none' } : { type, at: context.at },
    ),
    tellDesk: enqueueActions(({ context: { at }, enqueue }) => {
      if (at !== undefined) enqueue(toChild('desk', { type: 'desk.visit', at }));
    }),
  },
}).createMachine({
  id: 'office',
  context: ({ input }) => ({ ...input, self: undefined, wasIn: false }),
  initial: 'starting',
  states: {
    starting: {
      meta: { says: 'Looks whether somebody is signed in here', spec: 'issue 19' },
      always: { guard: 'isInvited', target: 'outside' },
      tags: ['busy'],
      invoke: { id: 'self', src: 'office.self', input: {} },
      on: {
        'office.entered': {
          target: 'inside',
          actions: { type: 'keepSelf', params: ({ event }) => event },
        },
        'office.ended': 'outside',
        'port.failed': 'unreachable',
      },
    },
    unreachable: {
      tags: ['failed', 'offline'],
      meta: { says: 'The platform could not be reached', spec: 'issue 19' },
      on: { 'office.retry': 'starting' },
    },
    outside: {
      meta: { says: 'Nobody comes in without password and second factor', spec: 'issue 19' },
      invoke: { id: 'door', src: 'door', input: ({ context: { link } }) => ({ link }) },
      on: {
        'office.entered': {
          target: 'inside',
          actions: { type: 'keepSelf', params: ({ event }) => event },
        },
      },
    },
    inside: {
      meta: { says: 'A member is at work', spec: 'issue 19' },
      entry: ['takeSeat'],
      invoke: [
        {
          id: 'address',
          src: 'office.address',
          input: ({ context: { at } }) => ({ at }),
        },
        { id: 'finder', src: 'finder', input: {} },
      ],
      initial: 'seated',
      on: { 'office.ended': { target: 'outside', actions: 'forget' } },
      states: {
        seated: {
          meta: { says: 'At a desk, as the address says', spec: 'issue 19' },
          invoke: {
            id: 'desk',
            src: 'desk',
            input: ({ context }) => ({ at: context.at ?? freshAt('players') }),
          },
          on: {
            'office.go': [
              {
                guard: { type: 'isOther', params: ({ event }) => event.to },
                target: 'seated',
                reenter: true,
                actions: [
                  { type: 'keepAddress', params: ({ event }) => ({ at: event.to }) },
                  { type: 'tellBar', params: { type: 'address.push' } },
                ],
              },
              {
                actions: [
                  { type: 'keepAddress', params: ({ event }) => ({ at: event.to }) },
                  { type: 'tellBar', params: { type: 'address.push' } },
                  'tellDesk',
                ],
              },
            ],
            'office.refine': {
              actions: [
                { type: 'keepAddress', params: ({ event }) => ({ at: event.to }) },
                { type: 'tellBar', params: { type: 'address.replace' } },
                'tellDesk',
              ],
            },
            'office.moved': [
              {
                guard: { type: 'isOther', params: ({ event }) => event.at },
                target: 'seated',
                reenter: true,
                actions: { type: 'keepAddress', params: ({ event }) => event },
              },
              { actions: [{ type: 'keepAddress', params: ({ event }) => event }, 'tellDesk'] },
            ],
            'office.signOut': 'leaving',
          },
        },
        leaving: {
          tags: ['busy'],
          meta: { says: 'The session is being ended', spec: 'issue 19' },
          invoke: { id: 'signOut', src: 'office.signOut', input: {} },
          on: { 'port.failed': 'seated' },
        },
      },
    },
  },
});

export type OfficeActor = ActorRefFrom<typeof officeMachine>;
