import { imageOf } from '../../contract/image';
import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import type { RelationState } from '../relation/relation.events';
import type { ReportEvent, ReportState } from '../report/report.events';
import { holdBack } from '../report/report.moves';
import type { SanctionState } from '../report/sanction.events';
import { keptFrom } from '../report/sanction.moves';
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

export interface SendLetterStates {
  letter: LetterState;
  relation: RelationState;
  sanction: SanctionState;
  report: ReportState;
}

/** The two players as they were when the letter was written. */
export interface Correspondents {
  sender: Pick<PlayerState, 'images'>;
  recipient: Pick<PlayerState, 'account'>;
  /** The letter has words of known spam. */
  isSpam: boolean;
}

/**
 * Sends it, unless the recipient is hidden from the sender or takes no letters of theirs. Nobody
 * writes to themselves, and nobody sends a picture that is not in their own folder.
 */
export const decideSendLetter = (
  { letter, relation, sanction, report }: SendLetterStates,
  id: string,
  order: LetterOrder,
  { sender, recipient: { account }, isSpam }: Correspondents,
): Decision<Events & { report: ReportEvent[] }, { id: string }> => {
  const kept = keptFrom('speak', sanction, order.at);
  if (kept !== undefined) return kept;
  const folder = new Set(
    sender.images.filter(({ place }) => place === 'folder').map((image) => image.id),
  );
  const isForeign = order.images.some((url) => !folder.has(imageOf(url)));
  if (account === undefined || order.recipient === order.sender || isForeign) {
    return refuse(problem('not-found'));
  }
  if (letter.parties !== undefined) return refuse(problem('conflict'));
  const { bond } = relation.relation;
  if (bond === 'blocked') return refuse(problem('not-found'));
  const from = account.letters ?? 'everyone';
  if (from === 'nobody' || (from === 'friends' && bond !== 'friends')) {
    return refuse(problem('letters-closed', { from }));
  }
  const { sender: reported, recipient: to, text, images, at } = order;
  const held = holdBack(
    report,
    { reported, kind: 'letter', subject: id, to },
    { seen: { text, images }, isSpam, at },
  );
  const sent: LetterEvent = {
    type: 'letter.sent',
    ...order,
    ...(held.length > 0 && { held: true as const }),
  };
  return accept({ letter: [sent], report: held }, { id });
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

/** One side's step with several of its copies: all of them or none. */
export const decideLetters = (
  letters: Readonly<Record<string, LetterState>>,
  player: string,
  change: LetterChange,
  at: string,
): Decision<Record<string, LetterEvent[]>, { ok: true }> => {
  const events: Record<string, LetterEvent[]> = {};
  for (const [id, letter] of Object.entries(letters)) {
    const decision = decideLetter(letter, player, change, at);
    if ('refused' in decision) return decision;
    events[id] = [...(decision.events.letter ?? [])];
  }
  return accept(events, { ok: true });
};
