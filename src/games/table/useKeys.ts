import { type RefObject, useEffect, useEffectEvent } from 'react';

const TYPED = 'input:not([type="range"], [type="radio"]), select, textarea, [contenteditable]';

/**
 * Letters and digits that press a button of the table, upper case. They are heard only while the
 * focus is inside the game: a letter that worked everywhere would bet in the middle of a word that
 * is spoken to the computer. Held down they press once.
 */
export const useKeys = (
  inside: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, (() => void) | undefined>>,
): void => {
  const press = useEffectEvent((key: string) => keys[key]?.());
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!(event.target instanceof Element) || event.target.closest(TYPED) !== null) return;
      const game = inside.current?.closest('section');
      if (!game?.contains(event.target)) return;
      if (!event.repeat) press(event.key.toUpperCase());
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [inside]);
};
