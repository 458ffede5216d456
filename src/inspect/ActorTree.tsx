import Plug from 'lucide-react/icons/plug';
import { cx } from '../ui/cx';
import styles from './ActorTree.module.css';
import { levelOf, nameOf } from './inspector.rules';
import type { ActorPicture } from './picture';
import { useRows } from './useRows';

export interface ActorTreeProps {
  /** Each after its parent. */
  actors: readonly ActorPicture[];
  /** Path of the one that is looked at. */
  chosen: string;
  onChoose: (path: string) => void;
}

const INDENTS = [styles.level1, styles.level2, styles.level3, styles.level4];

/** Every actor by its place in the tree, with its state and tags; ports are the leaves. */
export const ActorTree = ({ actors, chosen, onChoose }: ActorTreeProps) => {
  const { list, steer } = useRows<HTMLDivElement>((index) => onChoose(actors[index]?.path ?? ''));
  const holder = actors.some(({ path }) => path === chosen) ? chosen : actors[0]?.path;
  return (
    <div ref={list} className={styles.tree} role="tree" aria-label="Actors" onKeyDown={steer}>
      {actors.map((actor) => (
        <button
          key={actor.path}
          type="button"
          role="treeitem"
          data-row=""
          className={cx(
            styles.row,
            INDENTS[Math.min(levelOf(actor), INDENTS.length) - 1],
            actor.machine === undefined && styles.port,
          )}
          aria-level={levelOf(actor)}
          aria-selected={actor.path === chosen}
          tabIndex={actor.path === holder ? 0 : -1}
          title={actor.systemId === undefined ? actor.path : `${actor.path} (${actor.systemId})`}
          onClick={() => onChoose(actor.path)}
        >
          {actor.machine === undefined && <Plug aria-label="Port" />}
          <span className={styles.name}>{nameOf(actor)}</span>
          {actor.tags.map((tag) => (
            <span key={tag} className={cx(styles.tag, styles[tag])}>
              {tag}
            </span>
          ))}
          <span className={styles.value}>
            {actor.machine === undefined ? actor.source : actor.value}
          </span>
        </button>
      ))}
    </div>
  );
};
