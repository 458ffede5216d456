import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createActor, type StateValue } from 'xstate';
import { aStaffSelf } from '../../contract/make/staff';
import { type DeskContext, deskMachine } from '../../machines/office/desk.machine';
import { type DoorContext, doorMachine } from '../../machines/office/door.machine';
import { type FinderContext, finderMachine } from '../../machines/office/finder.machine';
import { type OfficeContext, officeMachine } from '../../machines/office/office.machine';
import { freshAt } from '../../machines/office/office.rules';
import { Office } from '../../src/office/Office';
import { type Child, type Still, still } from '../support/still';

const everything = ['read', 'write', 'approve'] as const;
export const self = aStaffSelf({
  role: 'admin',
  grants: {
    players: [...everything],
    tickets: [...everything],
    reports: [...everything],
    advertisements: [...everything],
    words: [...everything],
    withdrawals: [...everything],
    corrections: [...everything],
    look: [...everything],
    games: [...everything],
    audit: ['read'],
    staff: [...everything],
  },
});
const withdrawals = freshAt('withdrawals');

const idle = { list: 'shown', item: 'none', typing: 'off', deed: 'none', file: 'none' };

/** A desk in a state; what is not said of it is a list that lies there. */
export const deskAt = (
  value: object,
  context: Partial<DeskContext> = {},
  children: Readonly<Record<string, Child>> = {},
): Still =>
  still(
    deskMachine,
    { ...idle, ...value },
    {
      at: withdrawals,
      text: '',
      counted: undefined,
      rows: [],
      total: 0,
      extra: undefined,
      item: undefined,
      deed: undefined,
      values: {},
      problem: undefined,
      code: '',
      by: 'code',
      told: undefined,
      ...context,
    },
    children,
  );

export const doorAt = (value: StateValue, context: Partial<DoorContext> = {}): Still =>
  still(doorMachine, value, {
    link: undefined,
    entrance: { appName: 'Fairground', takesPasskeys: true, samples: [] },
    invitation: undefined,
    values: { email: '', password: '', code: '' },
    isPasskey: false,
    problem: undefined,
    self: undefined,
    recovery: [],
    ...context,
  });

export const finderAt = (value: StateValue, context: Partial<FinderContext> = {}): Still =>
  still(finderMachine, value, { text: '', items: [], ...context });

const Shown = ({ root }: { root: Still }) => {
  const [actor] = useState(() =>
    createActor(officeMachine, { snapshot: root.snapshot } as never).start(),
  );
  return <Office actor={actor} />;
};

/** The office in a state, with what stands below it; `about` is what the story is of. */
const storyOf = (about: Still, root: Still): StoryObj => ({
  render: () => <Shown root={root} />,
  parameters: {
    states: about.states,
    ...(about.fault !== undefined && { fault: about.fault }),
  },
});

const rootAt = (
  value: StateValue,
  context: Partial<OfficeContext> = {},
  children: Readonly<Record<string, Child>> = {},
): Still =>
  still(
    officeMachine,
    value,
    { at: withdrawals, link: undefined, self: undefined, wasIn: false, ...context },
    children,
  );

export const office = (value: StateValue, context: Partial<OfficeContext> = {}): StoryObj => {
  const root = rootAt(value, context);
  return storyOf(root, root);
};

export const door = (about: Still): StoryObj =>
  storyOf(about, rootAt('outside', {}, { door: { src: 'door', still: about } }));

const inside = (desk: Still, finder: Still, context: Partial<OfficeContext>): Still =>
  rootAt(
    { inside: 'seated' },
    { self, ...context },
    { desk: { src: 'desk', still: desk }, finder: { src: 'finder', still: finder } },
  );

export const desk = (about: Still, context: Partial<OfficeContext> = {}): StoryObj =>
  storyOf(about, inside(about, finderAt('closed'), context));

export const finder = (about: Still): StoryObj => storyOf(about, inside(deskAt({}), about, {}));

export const seated = (): StoryObj => {
  const root = inside(deskAt({}), finderAt('closed'), {});
  return storyOf(root, root);
};
