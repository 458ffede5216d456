declare global {
  interface Window {
    /** What was pressed before the page took presses: kept by a script of the page itself. */
    pressed?: EventTarget[] | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches('input, textarea, select');

const isChoice = (field: Field): field is HTMLSelectElement => field.localName === 'select';
const isCheckable = (field: Field): field is HTMLInputElement =>
  /^(radio|checkbox)$/.test(field.type);

const isChanged = (field: Field): boolean => {
  if (isChoice(field)) {
    const { value, options } = field;
    const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return value !== drawn?.value;
  }
  if (isCheckable(field)) return field.checked && !field.defaultChecked;
  return field.value !== field.defaultValue;
};

/** As a pointer does: what a keyboard presses has no `detail`, and may mean something else. */
const click = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
};

/**
 * Fills a field in as a person does. React keeps its own account of values, by a property of the
 * element itself, and hears of one that differs from that.
 */
const fill = (field: Field, value: string): void => {
  if (isChoice(field)) {
    if (field.value === value) return;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isCheckable(field)) {
    field.checked = field.defaultChecked;
    click(field);
  } else {
    const prototype = Object.getPrototypeOf(field) as object;
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

const press = (target: EventTarget): void => {
  // A link was followed by the browser, a field has taken its press.
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.isConnected === true) click(button);
};

const TYPES = ['click', 'input', 'change'];

/**
 * Takes down what a visitor did on a page that was drawn by the server and that nothing stood behind
 * yet, and what they do while it is being taken over, of which React hears nothing: a field that it
 * has not taken over yet would begin anew under their hands. The function that is returned does it
 * again, once the page stands.
 */
export const keepEarly = (frame: HTMLElement): (() => void) => {
  const filled = new Map<Field, string>();
  for (const field of frame.querySelectorAll<Field>('input, textarea, select'))
    if (isChanged(field)) filled.set(field, field.value);
  const { pressed = [] } = window;
  window.pressed = undefined;
  const note = (event: Event): void => {
    const { target, type } = event;
    event.stopImmediatePropagation();
    if (type === 'click' && target !== null) pressed.push(target);
    else if (isField(target)) filled.set(target, target.value);
  };
  for (const type of TYPES) window.addEventListener(type, note, true);
  return () => {
    for (const type of TYPES) window.removeEventListener(type, note, true);
    for (const [field, value] of filled) if (field.isConnected) fill(field, value);
    for (const target of pressed) press(target);
  };
};
