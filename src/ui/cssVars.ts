import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets custom properties on an element through CSSOM. A `style` prop would become an inline
 * attribute where markup is serialised, which the content-security policy refuses.
 */
export const useCssVars = (
  ref: RefObject<HTMLElement | SVGElement | null>,
  vars: Readonly<Record<`--${string}`, string | number>>,
): void => {
  useLayoutEffect(() => {
    const style = ref.current?.style;
    for (const [name, value] of Object.entries(vars)) style?.setProperty(name, String(value));
  });
};
