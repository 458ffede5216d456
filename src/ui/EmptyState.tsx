import type { ReactNode } from 'react';
import type { IllustrationSubject } from '../art/Illustration';
import { Notice } from './Notice';

export interface EmptyStateProps {
  art?: IllustrationSubject;
  title: string;
  text?: ReactNode;
  /** What the player can do about it. */
  action?: ReactNode;
}

export const EmptyState = ({ art = 'tent', ...texts }: EmptyStateProps) => (
  <Notice art={art} {...texts} />
);
