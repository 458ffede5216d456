import type { ReactNode } from 'react';
import { route } from '../../../machines/router/router.select';
import { useView } from '../../app/house';

interface ProfileLinkProps {
  playerId: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Leads to a player's profile; from a page under /games/ in a new tab [§2]. */
export const ProfileLink = ({ playerId, children, className }: ProfileLinkProps) => {
  const isAtGame = useView('router', (router) => route(router).path.startsWith('/games/'));
  return (
    <a
      className={className}
      href={`/profile/${playerId}`}
      {...(isAtGame && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
};
