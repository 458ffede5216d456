import type { DrawnMark } from '../../contract/page';

/**
 * What the server drew into the frame, if it is what this visitor's first page looks like; undefined
 * where the page is to be drawn here: somebody's own, or one that the server left.
 */
export const drawnFor = (
  frame: HTMLElement,
  consent: boolean | undefined,
): DrawnMark | undefined => {
  const { drawn } = frame.dataset;
  if (drawn === undefined || document.documentElement.dataset.own !== undefined) return undefined;
  const mark = JSON.parse(drawn) as DrawnMark;
  return mark.consent === consent ? mark : undefined;
};
