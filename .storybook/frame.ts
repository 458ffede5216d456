/** What is looked at, in pixels: a small phone, a tablet, a laptop. */
export const SIZES = [
  [360, 740],
  [768, 1024],
  [1366, 768],
] as const;

/** The element around the frame that a test's story is shown in, on the page of the test runner. */
const around = (): HTMLElement => {
  const element = window.frameElement?.parentElement ?? null;
  if (element === null) throw new Error('A story under test stands in a frame');
  return element;
};

const fit = (width: number, height: number): void => {
  const { style } = around();
  style.width = `${width}px`;
  style.height = `${height}px`;
};

/**
 * Makes the window ready for a story under test: as large as it is looked at first, and unpainted,
 * since nobody looks at it: its layout is asked for, and painting it would cost more.
 */
export const prepare = (): void => {
  around().style.opacity = '0';
  fit(...SIZES[0]);
};

/**
 * Makes the story's window so large, in pixels, and resolves when the page has taken it in: what
 * listens to its size has heard of it. The test runner's own way paints each size, scaled.
 */
export const resize = async (width: number, height: number): Promise<void> => {
  if (window.innerWidth === width && window.innerHeight === height) return;
  fit(width, height);
  await new Promise((heard) => requestAnimationFrame(heard));
  // Observers of elements hear of it after the frame's own callbacks.
  await new Promise((heard) => setTimeout(heard));
};

/** Does it while nothing moves: a colour in mid-transition would be judged in place of the one that rests. */
export const atRest = async (look: () => Promise<void>): Promise<void> => {
  const { dataset } = document.documentElement;
  dataset['motion'] = 'none';
  try {
    await look();
  } finally {
    delete dataset['motion'];
  }
};
