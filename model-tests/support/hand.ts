import { act, fireEvent, screen } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import type { PortName } from '../../machines/app/ports';
import type { World } from '../../tests/machines/support/world';

// This DOM has no popovers: their content is always there.
HTMLElement.prototype.hidePopover ??= () => undefined;

type Role = 'button' | 'menuitem' | 'radio' | 'link';

/** A control by role and name, closed menus included; undefined when it is not on the page. */
export const control = (role: Role, name: string | RegExp): HTMLElement | undefined =>
  screen.queryAllByRole(role, { name, hidden: true })[0];

/** Whether a control takes a press. */
export const isOpen = (element: HTMLElement | undefined): element is HTMLElement =>
  element !== undefined &&
  !element.hasAttribute('disabled') &&
  element.getAttribute('aria-disabled') !== 'true';

/** Presses a control; false when it is not there or takes no press. */
export const press = (role: Role, name: string | RegExp): boolean => {
  const element = control(role, name);
  if (!isOpen(element)) return false;
  fireEvent.click(element);
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
