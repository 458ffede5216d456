import type { SnapshotFrom } from 'xstate';
import type { pushMachine } from './push.machine';
import type { PushGap } from './push.words';

type Push = SnapshotFrom<typeof pushMachine>;

/** Where push stands in this browser, as its control shows it. */
export type PushStanding =
  | 'preparing'
  | 'unsupported'
  | 'idle'
  | 'asking'
  | 'registering'
  | 'on'
  | 'failed'
  | 'refused'
  | 'stopping';

const ofMember = ['asking', 'registering', 'on', 'failed', 'refused', 'stopping'] as const;

export const standing = (push: Push): PushStanding => {
  if (push.matches('preparing')) return 'preparing';
  if (push.matches('unsupported')) return 'unsupported';
  return ofMember.find((member) => push.matches({ member })) ?? 'idle';
};

/** Why nothing can be pushed here. */
export const gap = (push: Push): PushGap => push.context.gap ?? 'missing';

/** Whether a page may offer it by itself: nobody was asked yet, nor waved the offer away. */
export const isOffered = (push: Push): boolean =>
  push.context.permission === 'default' &&
  push.context.choice.dismissed !== true &&
  (push.matches({ member: 'idle' }) || push.matches({ member: 'asking' }));
