declare global {
  interface Window {
    /** What was pressed before the page took presses: kept by a script of the page itself. */
    pressed?: EventTarget[] | undefined;
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const setter = (field: Field) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set;

/**
 * Types into a field as a person does. React keeps its own account of values, by a property of the
 * element itself, and hears of one that differs from that.
 */
const retype = (field: Field, value: string): void => {
  field.value = field.defaultValue;
  setter(field)?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** As a pointer does: what a keyboard presses has no `detail`, and may mean something else. */
const click = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
};

const recheck = (field: HTMLInputElement): void => {
  field.checked = field.defaultChecked;
  click(field);
};

const choose = (field: HTMLSelectElement, value: string): void => {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

const press = (target: EventTarget): void => {
  // A link was followed by the browser, a field has taken its press.
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.isConnected === true) click(button);
};

const isCheckable = (field: Field): field is HTMLInputElement =>
  /^(radio|checkbox)$/.test(field.type);

/**
 * Takes down what a visitor did on a page that was drawn by the server and that nothing stood behind
 * yet: called as the page is about to be taken over. The function that is returned does it again,
 * once the page stands.
 */
export const keepEarly = (frame: HTMLElement): (() => void) => {
  const again: (() => void)[] = [];
  for (const field of frame.querySelectorAll<Field>('input, textarea')) {
    const { value } = field;
    if (isCheckable(field)) {
      if (field.checked && !field.defaultChecked) again.push(() => recheck(field));
    } else if (value !== field.defaultValue) {
      // Who went on typing meanwhile has more than that.
      const isLeft = () => field.value === value || field.value === field.defaultValue;
      again.push(() => isLeft() && retype(field, value));
    }
  }
  for (const field of frame.querySelectorAll('select')) {
    const { value, options } = field;
    const drawn = [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
    if (value !== drawn?.value) again.push(() => choose(field, value));
  }
  const { pressed = [] } = window;
  window.pressed = undefined;
  for (const target of pressed) again.push(() => press(target));
  return () => {
    for (const each of again) each();
  };
};
