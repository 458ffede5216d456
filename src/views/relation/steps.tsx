import { useSelector } from '@xstate/react';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Check from 'lucide-react/icons/check';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import {
  choicesOf,
  type RelationCommand,
  type RelationView,
} from '../../../contract/relation.rules';
import type { RelationActor, relationMachine } from '../../../machines/relation/relation.machine';
import { useResident } from '../../app/house';

type Snapshot = SnapshotFrom<typeof relationMachine>;

/** A step that the player may take towards another one. */
export interface RelationStep {
  command: RelationCommand;
  /** A step and its opposite are one button, which keeps the focus as it turns. */
  slot: string;
  /** Its phrase. */
  slug: string;
  icon: ReactNode;
  danger?: boolean;
}

const steps: Readonly<Record<RelationCommand, RelationStep>> = {
  request: { command: 'request', slot: 'bond', slug: 'People.Add friend', icon: <UserPlus /> },
  cancel: { command: 'cancel', slot: 'bond', slug: 'People.Cancel request', icon: <X /> },
  accept: { command: 'accept', slot: 'bond', slug: 'People.Accept', icon: <Check /> },
  decline: { command: 'decline', slot: 'decline', slug: 'People.Decline', icon: <X /> },
  remove: {
    command: 'remove',
    slot: 'remove',
    slug: 'People.Remove friend',
    icon: <UserMinus />,
    danger: true,
  },
  favourite: {
    command: 'favourite',
    slot: 'favourite',
    slug: 'People.Mark as favourite',
    icon: <Star />,
  },
  unfavourite: {
    command: 'unfavourite',
    slot: 'favourite',
    slug: 'People.No longer favourite',
    icon: <StarOff />,
  },
  follow: { command: 'follow', slot: 'follow', slug: 'People.Follow', icon: <Bell /> },
  unfollow: { command: 'unfollow', slot: 'follow', slug: 'People.Unfollow', icon: <BellOff /> },
  block: { command: 'block', slot: 'block', slug: 'People.Block', icon: <Ban />, danger: true },
  unblock: { command: 'unblock', slot: 'bond', slug: 'People.Unblock', icon: <Ban /> },
};

/** The steps that answer the bond itself, the first one foremost. */
const foremost: Readonly<Record<RelationView['bond'], readonly RelationCommand[]>> = {
  strangers: ['request'],
  asked: ['cancel'],
  'was asked': ['accept', 'decline'],
  friends: [],
  blocked: ['unblock'],
  hidden: [],
};

/** The others, those that end something last. */
const further: readonly RelationCommand[] = [
  'favourite',
  'unfavourite',
  'follow',
  'unfollow',
  'remove',
  'block',
];

/** The steps that answer the bond; while one is in flight, the bond that it promises. */
export const foremostSteps = (snapshot: Snapshot): RelationStep[] => {
  const { relation } = snapshot.context;
  if (relation === undefined || snapshot.matches('tooSoon')) return [];
  return foremost[relation.bond].map((command) => steps[command]);
};

/** The other steps of the relation that is shown. */
export const furtherSteps = ({ context: { relation } }: Snapshot): RelationStep[] => {
  const choices = relation === undefined ? [] : choicesOf(relation);
  return further.filter((command) => choices.includes(command)).map((command) => steps[command]);
};

/** Whether the chart takes the step now. */
export const isTakable = (snapshot: Snapshot, { command }: RelationStep): boolean =>
  snapshot.can({ type: `relation.${command}` });

/** Whether the step in flight came from this button. */
export const isTaken = (snapshot: Snapshot, { slot }: RelationStep): boolean => {
  const { command } = snapshot.context;
  return snapshot.matches('changing') && command !== undefined && steps[command].slot === slot;
};

/** Takes a step; one that ends something asks first, after `onAsk`. */
export const useTake = (actor: RelationActor, username: string, onAsk?: () => void) => {
  const modals = useResident('modals');
  const playerId = useSelector(actor, ({ context }) => context.playerId);
  return ({ command }: RelationStep): void => {
    if (command !== 'block' && command !== 'remove')
      return actor.send({ type: `relation.${command}` });
    // A card left open under the dialog would have the dialog's focus return to what is gone.
    onAsk?.();
    modals.send({
      type: 'modals.open',
      name: command === 'block' ? 'askBlock' : 'askRemove',
      size: 'small',
      values: { playerId, username },
    });
  };
};
