import type { RelationActor } from '../../../machines/relation/relation.machine';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import styles from './Relation.module.css';

/** It did not reach the server: sent again, or left as it was. */
export const Unsaved = ({ actor }: { actor: RelationActor }) => {
  const say = useSay();
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.note}>{say('People.Not saved: the connection failed.')}</p>
      <Button onClick={() => actor.send({ type: 'relation.retry' })}>
        {say('Common.Try again')}
      </Button>
      <Button kind="ghost" onClick={() => actor.send({ type: 'relation.leave' })}>
        {say('People.Leave it')}
      </Button>
    </div>
  );
};

/** It is not known how the two stand. */
export const Unknown = ({ actor }: { actor: RelationActor }) => {
  const say = useSay();
  return (
    <div className={styles.trouble} role="alert">
      <p className={styles.note}>{say('People.This did not load.')}</p>
      <Button onClick={() => actor.send({ type: 'relation.retry' })}>
        {say('Common.Try again')}
      </Button>
    </div>
  );
};
