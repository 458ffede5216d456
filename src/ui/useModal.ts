import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Hears which modal is on top: everything outside of it is inert. */
type TopListener = (top: HTMLDialogElement | undefined) => void;

/** The open ones, the one on top last. */
const modals: HTMLDialogElement[] = [];
const listeners = new Set<TopListener>();

const announce = (): void => {
  for (const listener of listeners) listener(modals.at(-1));
};

/** Calls `listener` at once and whenever another modal is on top; gives what ends that. */
export const onTopModal = (listener: TopListener): (() => void) => {
  listeners.add(listener);
  listener(modals.at(-1));
  return () => listeners.delete(listener);
};

/** Puts an element elsewhere; what runs or has the focus in it goes on where the browser can do that. */
export const moveInto = (to: HTMLElement, element: HTMLElement): void => {
  if (element.isConnected && 'moveBefore' in Element.prototype) to.moveBefore(element, null);
  else to.append(element);
};

/** Opens the dialog that the ref is given to, as a modal, while `open` says so. */
export const useModal = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    if (!dialog.open) dialog.showModal();
    // The browser would choose the cross; who opened a form wants to type.
    dialog.querySelector<HTMLElement>('input, select, textarea')?.focus();
    modals.push(dialog);
    announce();
    return () => {
      modals.splice(modals.indexOf(dialog), 1);
      // First, or what stands in it would go with it.
      announce();
      // Unmounted without close(), the browser would not give the focus back.
      dialog.close();
    };
  }, [open]);
  return ref;
};
