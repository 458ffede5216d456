/** The element around the frame that a test's story is shown in, on the page of the test runner. */
const around = (): HTMLElement | null => window.frameElement?.parentElement ?? null;

/** Nobody looks at a story under test: its layout is asked for, and painting it would cost more. */
export const unpainted = (): void => around()?.style.setProperty('opacity', '0');

/**
 * Makes the story's window so large, in pixels, and resolves when the page has taken it in: what
 * listens to its size has heard of it. The test runner's own way paints each size, scaled.
 */
export const resize = async (width: number, height: number): Promise<void> => {
  const frame = around();
  if (frame === null) throw new Error('A story under test stands in a frame');
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  await new Promise((heard) => requestAnimationFrame(heard));
  // Observers of elements hear of it after the frame's own callbacks.
  await new Promise((heard) => setTimeout(heard));
};
