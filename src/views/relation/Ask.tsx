import { useSelector } from '@xstate/react';
import { topModal } from '../../../machines/modal/modals.select';
import type { RelationActor } from '../../../machines/relation/relation.machine';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Related } from './Related';
import styles from './Relation.module.css';

interface AskProps {
  command: 'block' | 'remove';
  /** What comes of it. */
  text: string;
  /** The phrase of the button that does it. */
  doIt: string;
}

interface DoItProps extends Pick<AskProps, 'command' | 'text'> {
  actor: RelationActor;
  onDone: () => void;
}

/** Another step may still be in flight: a press that nobody takes must not close the dialog. */
const DoIt = ({ actor, command, text, onDone }: DoItProps) => {
  const isTakable = useSelector(actor, (relation) => relation.can({ type: `relation.${command}` }));
  const isBusy = useSelector(actor, (relation) => relation.hasTag('busy'));
  return (
    <Button
      kind="danger"
      busy={isBusy && !isTakable}
      disabled={!isBusy && !isTakable}
      onClick={() => {
        actor.send({ type: `relation.${command}` });
        onDone();
      }}
    >
      {text}
    </Button>
  );
};

/** Asks before something ends that cannot be brought back by a press. */
const Ask = ({ command, text, doIt }: AskProps) => {
  const say = useSay();
  const modals = useResident('modals');
  const values = useView('modals', (snapshot) => topModal(snapshot)?.values);
  const { playerId = '', username = '' } = values ?? {};
  const close = () => modals.send({ type: 'modals.close' });
  return (
    <>
      <p>{say(text, { name: username })}</p>
      <div className={styles.foot}>
        <Button kind="ghost" onClick={close}>
          {say('People.Keep it')}
        </Button>
        <Related playerId={playerId}>
          {(actor) => <DoIt actor={actor} command={command} text={say(doIt)} onDone={close} />}
        </Related>
      </div>
    </>
  );
};

export const AskBlock = () => (
  <Ask
    command="block"
    doIt="People.Block"
    text="People.You and {name} will not see each other any more: friendship, requests and follows end. {name} is not told."
  />
);

export const AskRemove = () => (
  <Ask
    command="remove"
    doIt="People.Remove friend"
    text="People.{name} will no longer be your friend. You can ask again at any time."
  />
);
