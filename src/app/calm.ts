/** Whether the visitor asked that nothing moves. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
