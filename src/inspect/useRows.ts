import { type KeyboardEvent, type RefObject, useRef } from 'react';

/**
 * Arrow keys, Home and End in a list of rows of which one is chosen: the row that is stepped to
 * takes the focus and is chosen.
 */
export const useRows = <Row extends HTMLElement>(
  choose: (index: number) => void,
): { list: RefObject<Row | null>; steer: (event: KeyboardEvent) => void } => {
  const list = useRef<Row>(null);
  const steer = (event: KeyboardEvent): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) => row === document.activeElement);
    const to = {
      ArrowDown: Math.min(at + 1, rows.length - 1),
      ArrowUp: Math.max(at - 1, 0),
      Home: 0,
      End: rows.length - 1,
    }[event.key];
    if (to === undefined || rows[to] === undefined) return;
    event.preventDefault();
    rows[to].focus();
    choose(to);
  };
  return { list, steer };
};
