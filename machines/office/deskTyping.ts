import { type ActorRefFrom, sendParent } from 'xstate';
import { typingMachine } from '../ticket/typing.machine';

/** The same below a desk, which is told when there is more to read. */
export const deskTypingMachine = typingMachine.provide({
  actions: {
    tellChanged: sendParent((_, { updatedAt }: { updatedAt?: string }) => ({
      type: 'desk.moved',
      updatedAt,
    })),
  },
});

export type DeskTypingActor = ActorRefFrom<typeof deskTypingMachine>;
