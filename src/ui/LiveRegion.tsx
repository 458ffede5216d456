import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface LiveRegionProps {
  children: ReactNode;
  /** `assertive` interrupts what is being read: for losses and refusals only. */
  urgency?: 'polite' | 'assertive';
}

/** Must stay mounted while its text changes: a region born with its text is not announced. */
export const LiveRegion = ({ children, urgency = 'polite' }: LiveRegionProps) => (
  <div role={urgency === 'assertive' ? 'alert' : 'status'} aria-live={urgency} aria-atomic="true">
    <VisuallyHidden>{children}</VisuallyHidden>
  </div>
);
