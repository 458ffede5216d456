/**
 * Where an arrow key leads in a grid whose columns follow from its width: to the neighbour, or to
 * the sign above or below. Undefined where it leads nowhere.
 */
export const step = (
  signs: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined => {
  const at = signs.findIndex((sign) => sign === from);
  const here = signs[at];
  if (here === undefined) return undefined;
  const next = signs.findIndex(({ offsetTop }) => offsetTop > here.offsetTop);
  const row = signs.filter(({ offsetTop }) => offsetTop === signs[0]?.offsetTop).length;
  const isMirrored = getComputedStyle(here).direction === 'rtl';
  switch (key) {
    case isMirrored ? 'ArrowLeft' : 'ArrowRight':
      return signs[at + 1];
    case isMirrored ? 'ArrowRight' : 'ArrowLeft':
      return signs[at - 1];
    case 'ArrowDown':
      return signs[at + row] ?? (next < 0 ? undefined : signs.at(-1));
    case 'ArrowUp':
      return signs[at - row];
    case 'Home':
      return signs[0];
    case 'End':
      return signs.at(-1);
    default:
      return undefined;
  }
};
