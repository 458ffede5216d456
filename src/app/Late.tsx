import type { ReactNode } from 'react';
import { useHasArrived } from './house';

interface LateProps {
  /** What stands in the same place until then. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Views of residents that arrive after the first visit's own: drawn once those live. */
export const Late = ({ fallback, children }: LateProps) => (useHasArrived() ? children : fallback);
