import type { ReactNode } from 'react';
import { Notice } from './Notice';

export interface OfflineStateProps {
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Nothing was kept for showing without a connection. */
export const OfflineState = (props: OfflineStateProps) => (
  <Notice art="lamp" role="status" {...props} />
);
