import type { LettersFrom } from '../../contract/player';
import { problem } from '../../contract/problems';
import type { RelationState } from '../relation/relation.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { LetterEvent, LetterSide, LetterState } from './letter.events';

export interface LetterOrder {
  sender: string;
  recipient: string;
  text: string;
  images: string[];
  at: string;
}

type Events = { letter: LetterEvent[] };

/** Sends it, unless the recipient is hidden from the sender or takes no letters of theirs. */
export const decideSendLetter = (
  { letter, relation }: { letter: LetterState; relation: RelationState },
  order: LetterOrder,
  from: LettersFrom,
): Decision<Events, null> => {
  if (letter.parties !== undefined) return refuse(problem('conflict'));
  const { bond } = relation.relation;
  if (bond === 'blocked') return refuse(problem('not-found'));
  if (from === 'nobody' || (from === 'friends' && bond !== 'friends')) {
    return refuse(problem('letters-closed', { from }));
  }
  return accept({ letter: [{ type: 'letter.sent', ...order }] }, null);
};

/** Which side of the letter a player is on. */
const sideOf = ({ parties }: LetterState, player: string): LetterSide | undefined => {
  if (parties?.sender === player) return 'sender';
  return parties?.recipient === player ? 'recipient' : undefined;
};

export type LetterChange = 'seen' | 'unseen' | 'deleted' | 'kept';

/** One side's step with its own copy; what already is so is silent. Only the recipient sees. */
export const decideLetter = (
  letter: LetterState,
  player: string,
  change: LetterChange,
  at: string,
): Decision<Events, null> => {
  const { parties, seen, deleted } = letter;
  const by = sideOf(letter, player);
  if (parties === undefined || by === undefined) return refuse(problem('not-found'));
  if (change === 'deleted' || change === 'kept') {
    const isSo = deleted[by] === (change === 'deleted');
    return accept({ letter: isSo ? [] : [{ type: `letter.${change}`, by, ...parties }] }, null);
  }
  if (by === 'sender') return refuse(problem('not-found'));
  if (seen === (change === 'seen')) return accept({}, null);
  const event: LetterEvent =
    change === 'seen'
      ? { type: 'letter.seen', at, ...parties }
      : { type: 'letter.unseen', ...parties };
  return accept({ letter: [event] }, null);
};
