declare global {
  interface Window {
    /** What was pressed before the page took presses: kept by a script of the page itself. */
    pressed?: EventTarget[] | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a field as a person does: React, which keeps its own account of values, hears it too. */
const type = (field: Field, value: string): void => {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const typedIn = (frame: HTMLElement): [field: Field, value: string][] =>
  [...frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .filter((field) => !/^(radio|checkbox|submit|button)$/.test(field.type))
    .filter((field) => field.value !== field.defaultValue)
    .map((field) => [field, field.value]);

const checkedIn = (frame: HTMLElement): HTMLInputElement[] =>
  [...frame.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')].filter(
    (field) => field.checked && !field.defaultChecked,
  );

/**
 * What a visitor did on a page that was drawn by the server and that nothing stood behind yet: it is
 * undone while the page is taken over, which has to find it as it was drawn, and then done again by
 * the function that is returned.
 */
export const keepEarly = (frame: HTMLElement): (() => void) => {
  const typed = typedIn(frame);
  const checked = checkedIn(frame);
  for (const [field] of typed)
    if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  for (const field of frame.querySelectorAll<HTMLInputElement>('input'))
    field.checked = field.defaultChecked;
  return () => {
    for (const [field, value] of typed) if (field.isConnected) type(field, value);
    for (const field of checked) if (field.isConnected) field.click();
    const pressed = window.pressed ?? [];
    window.pressed = undefined;
    for (const target of pressed) {
      // A link was followed by the browser, a field has taken its press.
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.isConnected === true && frame.contains(button)) button.click();
    }
  };
};
