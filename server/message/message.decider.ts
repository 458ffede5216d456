import type { Message } from '../../contract/message';
import type { ReportEvent, ReportState } from '../report/report.events';
import { holdBack } from '../report/report.moves';
import type { SanctionState } from '../report/sanction.events';
import { keptFrom } from '../report/sanction.moves';
import { accept, type Decision } from '../store/decision';
import type { MessageEvent } from './message.events';

export type Said = Pick<Message, '_id' | 'createdAt'>;

export interface SayStates {
  sanction: SanctionState;
  report: ReportState;
}

/**
 * Says it, unless its player may not speak; words of known spam wait until somebody looked at them.
 * The answer bears no words: answers are kept for repetitions, words under a key alone.
 */
export const decideSay = (
  { sanction, report }: SayStates,
  { _id, gameId, playerId, text, createdAt }: Message,
  isSpam: boolean,
): Decision<{ message: MessageEvent[]; report: ReportEvent[] }, Said> =>
  keptFrom('speak', sanction, createdAt) ??
  accept(
    {
      message: [{ type: 'message.said', game: gameId, player: playerId, text, at: createdAt }],
      report: holdBack(
        report,
        { reported: playerId, kind: 'message', subject: _id },
        { seen: { text, images: [], game: gameId }, isSpam, at: createdAt },
      ),
    },
    { _id, createdAt },
  );
