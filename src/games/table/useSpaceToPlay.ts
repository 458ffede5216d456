import { useEffect, useEffectEvent } from 'react';

const INTERACTIVE =
  'a, button, input, select, textarea, summary, dialog, [contenteditable], [tabindex="0"], [role="button"]';

/**
 * Space plays wherever the focus is on nothing that has its own use for it. Held down it plays
 * once: a repeating key must not empty a balance.
 */
export const useSpaceToPlay = (onPlay: () => void): void => {
  const play = useEffectEvent(onPlay);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(INTERACTIVE) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (!event.repeat) play();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
};
