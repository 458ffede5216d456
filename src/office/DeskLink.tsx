import type { ReactNode } from 'react';
import { type OfficeAddress, pathOf } from '../../machines/office/office.rules';
import type { Go } from './go';

interface DeskLinkProps {
  to: OfficeAddress;
  go: Go;
  /** It lies open. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** Leads to an address of the office; a new tab takes it as any other link. */
export const DeskLink = ({ to, go, isCurrent = false, children }: DeskLinkProps) => (
  <a
    data-first=""
    href={pathOf(to)}
    aria-current={isCurrent ? 'true' : undefined}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      go(to);
    }}
  >
    {children}
  </a>
);
