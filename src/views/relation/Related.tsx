import { type ReactNode, useLayoutEffect } from 'react';
import type { RelationActor } from '../../../machines/relation/relation.machine';
import { relationTo } from '../../../machines/relation/relations.select';
import { useResident, useView } from '../../app/house';

interface RelatedProps {
  playerId: string;
  children: (relation: RelationActor) => ReactNode;
}

/** What depends on the relation to a player of a list, which has told it. */
export const Related = ({ playerId, children }: RelatedProps) => {
  const relation = useView('relations', (relations) => relationTo(relations, playerId));
  return relation === undefined ? null : children(relation);
};

/** The same for a player who is shown by themselves: asked for, and kept fresh meanwhile. */
export const Watched = ({ playerId, children }: RelatedProps) => {
  const relations = useResident('relations');
  useLayoutEffect(() => {
    relations.send({ type: 'relations.watch', playerId });
    return () => relations.send({ type: 'relations.unwatch', playerId });
  }, [relations, playerId]);
  return <Related playerId={playerId}>{children}</Related>;
};
