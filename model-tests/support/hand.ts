import { act, fireEvent, screen } from '@testing-library/react';
import type { AnyMachineSnapshot } from 'xstate';
import { CLOCK_REFRESH_MS, LOAD_MORE_LOCK_MS } from '../../contract/limits';
import { aToken } from '../../contract/make/token';
import type { AchievementChanged } from '../../machines/achievement/achievements.words';
import type { PortName } from '../../machines/app/furnish';
import type { GiftChanged } from '../../machines/gift/gifts.words';
import type { LetterChanged } from '../../machines/letter/letters.words';
import type { MissionChanged } from '../../machines/mission/missions.words';
import type { NotificationTold } from '../../machines/notification/notifications.words';
import type { TransferChanged } from '../../machines/payment/transfers.words';
import type { RelationChanged } from '../../machines/relation/relation.words';
import type { ScratcherChanged } from '../../machines/scratcher/scratchers.words';
import type { TicketChanged } from '../../machines/ticket/ticket.words';
import type { TournamentChanged } from '../../machines/tournament/tournament.words';
import type { World } from '../../tests/machines/support/world';

// This DOM has no popovers: their content is always there.
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.showPopover ??= () => undefined;

export type Role = 'button' | 'menuitem' | 'radio' | 'checkbox' | 'link' | 'option' | 'tab';

const hasRole =
  (role: string) =>
  (element: Element): boolean =>
    element.getAttribute('role') === role;

const isInput =
  (kind: string) =>
  (element: Element): boolean =>
    element.localName === 'input' && element.getAttribute('type') === kind;

/** What a control of each role is. Asked of every element of thousands of pages: no selector. */
export const isOf: Readonly<Record<Role, (element: Element) => boolean>> = {
  button: (element) => element.localName === 'button' && !element.hasAttribute('role'),
  menuitem: hasRole('menuitem'),
  radio: isInput('radio'),
  checkbox: isInput('checkbox'),
  link: (element) =>
    element.localName === 'a' && element.hasAttribute('href') && !element.hasAttribute('role'),
  option: hasRole('option'),
  tab: hasRole('tab'),
};

/** Every element of the page, in its order. */
export const elements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('*')];

const textOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element) {
    if (node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return label;
  }
  return [...node.childNodes].map(textOf).join('');
};

/** The name that a control is called by, as far as the product's controls make one. */
export const nameOf = (element: Element): string => {
  const label = element.getAttribute('aria-label');
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
  return (label ?? labels.map(textOf).join(' ')).replace(/\s+/g, ' ').trim();
};

/** Controls by role and name, closed menus included. A page is asked thousands of times. */
export const controls = (role: Role, name: string | RegExp): HTMLElement[] =>
  elements().filter((element) => {
    if (!isOf[role](element)) return false;
    const called = nameOf(element);
    return typeof name === 'string' ? called === name : name.test(called);
  });

/** The first control of a role and name; undefined when it is not on the page. */
export const control = (role: Role, name: string | RegExp): HTMLElement | undefined =>
  controls(role, name)[0];

/** Whether these words stand somewhere on the page. */
export const shows = (words: string | RegExp): boolean => {
  const text = document.body.textContent ?? '';
  return typeof words === 'string' ? text.includes(words) : words.test(text);
};

/** Whether an element lies behind a dialog that is open. */
export const isBehind = (element: HTMLElement): boolean =>
  document.querySelector('dialog[open]') !== null && element.closest('dialog[open]') === null;

/** Whether a control takes a press. */
export const isOpen = (element: HTMLElement | undefined): element is HTMLElement =>
  element !== undefined &&
  !isBehind(element) &&
  !element.hasAttribute('disabled') &&
  element.closest('fieldset[disabled]') === null &&
  element.getAttribute('aria-disabled') !== 'true';

/** Presses an element; false when it is not there or takes no press. */
export const pressOn = (element: HTMLElement | null | undefined): boolean => {
  if (!isOpen(element ?? undefined)) return false;
  fireEvent.click(element as HTMLElement);
  return true;
};

/** Presses a control; false when it is not there or takes no press. */
export const press = (role: Role, name: string | RegExp): boolean => pressOn(control(role, name));

/** Presses a key on whatever is given; false when it is not there. */
export const strike = (element: Element | null | undefined, key: string): boolean => {
  if (!element) return false;
  fireEvent.keyDown(element, { key });
  return true;
};

/** Types into a labelled field; false when it is not there, is closed or holds just that. */
export const type = (label: string | RegExp, value: string): boolean => {
  const field = screen.queryByLabelText<HTMLInputElement>(label) ?? undefined;
  if (!isOpen(field) || field.value === value) return false;
  fireEvent.change(field, { target: { value } });
  return true;
};

/** Chooses in a labelled list; false when it is not there or is closed. */
export const choose = (label: string, value: string): boolean => {
  const list = screen.queryByLabelText<HTMLSelectElement>(label) ?? undefined;
  if (!isOpen(list)) return false;
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
  const list = () => JSON.stringify(at(world, resident).value);
  const before = list();
  if (!isOpen(control('button', name)) && at(world, resident).can({ type: 'list.more' }))
    act(() => world.clock.increment(LOAD_MORE_LOCK_MS));
  // While the button was locked the list has gone on: the moment to press is over.
  return list() === before && press('button', name);
};

const next = (world: World): number => (at(world, 'hub').context.sequence ?? 0) + 1;

/** The hub, which is connected, brings a message. */
export const hubSays = (world: World, handler: string, body: object): boolean =>
  answer(world, ['hub.connection'], {
    type: 'hub.received',
    handler,
    body: JSON.stringify({ ...body, Sequence: next(world) }),
  });

/** The hub brings what it says of one thing that its player has, or what tells of it. */
export const hubTells = (
  fact:
    | AchievementChanged
    | GiftChanged
    | LetterChanged
    | MissionChanged
    | NotificationTold
    | RelationChanged
    | ScratcherChanged
    | TicketChanged
    | TournamentChanged
    | TransferChanged,
  world: World,
): boolean => {
  switch (fact.type) {
    case 'achievement.changed':
      return hubSays(world, 'OnAchievementProgress', {
        AchievementId: fact.id,
        Achievement: fact.achievement,
      });
    case 'mission.changed':
      return hubSays(world, 'mission', { MissionId: fact.id, Mission: fact.mission });
    case 'gift.changed':
      return hubSays(world, 'gift', {
        GiftId: fact.id,
        Gift: fact.gift,
        Lists: fact.lists,
        Unseen: fact.unseen,
      });
    case 'letter.changed':
      return hubSays(world, 'letter', {
        LetterId: fact.id,
        Letter: fact.letter,
        Boxes: fact.boxes,
        Counters: fact.counters,
      });
    case 'relation.changed':
      return hubSays(world, 'relation', {
        PlayerId: fact.id,
        Player: fact.player,
        Lists: fact.lists,
        Counts: fact.counts,
      });
    case 'scratcher.changed':
      return hubSays(world, 'scratcher', {
        ScratcherId: fact.id,
        Scratcher: fact.scratcher,
        Counters: fact.counters,
      });
    case 'ticket.changed':
      return hubSays(world, 'ticket', {
        TicketId: fact.id,
        Ticket: fact.ticket,
        Counts: fact.counts,
      });
    case 'transfer.changed':
      return hubSays(world, 'transfer', { TransferId: fact.id, Transfer: fact.transfer });
    case 'tournament.changed':
      return hubSays(world, 'tournament', {
        TournamentId: fact.id,
        Tournament: fact.tournament,
      });
    case 'notification.told':
      return hubSays(world, 'OnNotification', {
        Type: 'gifts',
        Notification: fact.notification,
        Totals: fact.totals,
      });
  }
};

/** The hub is back after it has missed more than it could make up for. */
export const hubSkips = (world: World): boolean =>
  answer(world, ['hub.connection'], {
    type: 'hub.resumed',
    sequence: next(world),
    missed: 9,
    reset: true,
  });

/** What one resident is told by another, whose own walk shows when. */
export const tells =
  (resident: string) =>
  (event: { type: string }, world: World): boolean => {
    act(() => world.resident(resident).send(event));
    return true;
  };

/** The same of a control on the stage, by where it is mounted: what is published reaches it too. */
export const hears =
  (control: string) =>
  (event: { type: string }, world: World): boolean => {
    act(() => void world.resident('stage').getSnapshot().children[control]?.send(event));
    return true;
  };

/** A minute goes by on the clock. */
export const passMinute = (world: World): boolean =>
  answer(world, ['clock.ticks'], {
    type: 'clock.ticked',
    at: at(world, 'clock').context.minuteAt + CLOCK_REFRESH_MS,
  });

/** The hub listens, and has missed nothing. */
export const hubListens = (world: World): boolean => {
  const { sequence = 0 } = at(world, 'hub').context;
  return answer(world, ['hub.connection'], {
    type: 'hub.resumed',
    after: sequence,
    sequence,
    missed: 0,
    reset: false,
  });
};

/** Goes to an address. */
export const go = (world: World, to: string): boolean =>
  answer(world, ['router.location'], { type: 'router.moved', to });

/** Of the player's tabs this one leads, and its hub connects. */
export const connect = (world: World): boolean => {
  if (world.questions.every(({ port }) => port !== 'hub.connection'))
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

/** What a room says, that of the game unless another is named; the socket opens before. */
export const hear = (
  world: World,
  name: string,
  body: string,
  room = 'game:game_wheel',
): boolean => {
  answer(world, ['socket.connection'], { type: 'socket.opened' });
  return answer(world, ['socket.connection'], { type: 'socket.heard', room, name, body });
};

/** A room is joined that had spoken a moment before. */
export const miss = ({ room }: { room: string }, world: World): boolean => {
  answer(world, ['socket.connection'], { type: 'socket.opened' });
  return answer(world, ['socket.connection'], { type: 'socket.missed', room });
};
