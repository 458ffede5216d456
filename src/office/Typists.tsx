import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Typist } from '../../contract/ticket';
import type { DeskActor } from '../../machines/office/desk.machine';
import type { DeskTypingActor } from '../../machines/office/deskTyping';
import styles from './Office.module.css';
import { say } from './say';

const nobody: readonly Typist[] = [];

const Sentence = ({ by, staff = '', who }: Typist & { who: string }) => (
  <span dir="auto">
    {by === 'player'
      ? say('{name} is writing', { name: who })
      : say('{name} is answering', { name: staff })}
  </span>
);

/** Who else types in the ticket that lies open, so that nobody answers twice [decision 185]. */
export const Typists = ({ desk, who }: { desk: DeskActor; who: string }) => {
  const typing = useSelector(
    desk,
    ({ children }) => (children as Record<string, AnyActorRef | undefined>)['typing'],
  ) as DeskTypingActor | undefined;
  const typists = useSelector(typing, (snapshot) => snapshot?.context.typists ?? nobody);
  return (
    <p className={styles.typists} role="status">
      {typists.map((one) => (
        <Sentence key={`${one.by} ${one.staff}`} {...one} who={who} />
      ))}
    </p>
  );
};
