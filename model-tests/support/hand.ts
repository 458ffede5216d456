import { act, fireEvent, screen } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import { LOAD_MORE_LOCK_MS } from '../../contract/limits';
import { aToken } from '../../contract/make/token';
import type { PortName } from '../../machines/app/ports';
import type { World } from '../../tests/machines/support/world';

// This DOM has no popovers: their content is always there.
HTMLElement.prototype.hidePopover ??= () => undefined;

export type Role = 'button' | 'menuitem' | 'radio' | 'checkbox' | 'link' | 'option' | 'tab';

/** A control by role and name, closed menus included; undefined when it is not on the page. */
export const control = (role: Role, name: string | RegExp): HTMLElement | undefined =>
  screen.queryAllByRole(role, { name, hidden: true })[0];

/** Whether an element lies behind a dialog that is open. */
export const isBehind = (element: HTMLElement): boolean =>
  document.querySelector('dialog[open]') !== null && element.closest('dialog[open]') === null;

/** Whether a control takes a press. */
export const isOpen = (element: HTMLElement | undefined): element is HTMLElement =>
  element !== undefined &&
  !isBehind(element) &&
  !element.hasAttribute('disabled') &&
  element.getAttribute('aria-disabled') !== 'true';

/** Presses a control; false when it is not there or takes no press. */
export const press = (role: Role, name: string | RegExp): boolean => {
  const element = control(role, name);
  if (!isOpen(element)) return false;
  fireEvent.click(element);
  return true;
};

/** Presses a key on whatever is given; false when it is not there. */
export const strike = (element: Element | null | undefined, key: string): boolean => {
  if (!element) return false;
  fireEvent.keyDown(element, { key });
  return true;
};

/** Types into a labelled field; false when it is not there or holds just that. */
export const type = (label: string | RegExp, value: string): boolean => {
  const field = screen.queryByLabelText<HTMLInputElement>(label);
  if (field === null || field.value === value) return false;
  fireEvent.change(field, { target: { value } });
  return true;
};

/** Chooses in a labelled list; false when it is not there. */
export const choose = (label: string, value: string): boolean => {
  const list = screen.queryByLabelText<HTMLSelectElement>(label);
  if (list === null) return false;
  fireEvent.change(list, { target: { value } });
  return true;
};

/** Answers the newest open question of one of these ports; false when none is asked. */
export const answer = (world: World, ports: readonly PortName[], fact: object): boolean => {
  const question = world.questions.findLast(({ port }) => ports.includes(port));
  if (question === undefined) return false;
  act(() => question.answer(fact as { type: string }));
  return true;
};

/** Where a resident of the world stands. */
export const at = (world: World, name: string): AnyMachineSnapshot =>
  world.resident(name).getSnapshot() as AnyMachineSnapshot;

/** Presses the button for more of a list; where it is locked by the press before, a player waits. */
export const pressMore = (world: World, resident: string, name = 'Show more'): boolean => {
  if (!isOpen(control('button', name)) && at(world, resident).can({ type: `${resident}.more` }))
    act(() => world.clock.increment(LOAD_MORE_LOCK_MS));
  return press('button', name);
};

const next = (world: World): number => (at(world, 'hub').context.sequence ?? 0) + 1;

/** The hub, which is connected, brings a message. */
export const hubSays = (world: World, handler: string, body: object): boolean =>
  answer(world, ['hub.connection'], {
    type: 'hub.received',
    handler,
    body: JSON.stringify({ ...body, Sequence: next(world) }),
  });

/** The hub is back after it has missed more than it could make up for. */
export const hubSkips = (world: World): boolean =>
  answer(world, ['hub.connection'], {
    type: 'hub.resumed',
    sequence: next(world),
    missed: 9,
    reset: true,
  });

/** Goes to an address. */
export const go = (world: World, to: string): boolean =>
  answer(world, ['router.location'], { type: 'router.moved', to });

/** Of the player's tabs this one leads, and its hub connects. */
export const connect = (world: World): boolean => {
  if (at(world, 'tabs').matches({ awake: 'joining' }))
    answer(world, ['tabs.lead'], { type: 'tabs.led' });
  return answer(world, ['hub.connection'], { type: 'hub.opened' });
};

/** Another tab signs in, and the hub connects; first of all a sign-out on its way ends. */
export const signIn = (world: World): boolean => {
  answer(world, ['session.signOut'], { type: 'session.ended' });
  return (
    at(world, 'session').matches('signedOut') &&
    answer(world, ['storage.disk'], { type: 'storage.changed', key: 'token', value: aToken() }) &&
    connect(world)
  );
};

/** How a house starts where somebody is signed in. */
export const member = { stored: { token: aToken() } };

/** Another tab signs out. */
export const signOut = (world: World): boolean =>
  at(world, 'session').matches('signedIn') &&
  answer(world, ['storage.disk'], { type: 'storage.changed', key: 'token', value: null });
