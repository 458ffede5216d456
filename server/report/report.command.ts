import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Outcome } from '../store/command';
import { streamOf } from '../store/stream';
import {
  decideJudgeReport,
  decideMeasure,
  type Judgement,
  type MeasureOrder,
} from './report.decider';
import { reportKind } from './report.events';
import { sanctionKind } from './sanction.events';

/**
 * Decides a report as a moderator, or takes back what was decided. Refuses `not-found`,
 * `report-decided` and `outcome-unfit`; to dismiss again is silent.
 */
export const judgeReport = async (
  { store }: Pick<Platform, 'store'>,
  id: string,
  judgement: Judgement,
): Promise<Outcome<null>> => {
  const report = streamOf(reportKind, id);
  const { about } = await store.load(report);
  const reported = about?.reported ?? '';
  return store.execute({
    name: 'judgeReport',
    at: judgement.at,
    streams: {
      report,
      sanction: streamOf(sanctionKind, reported),
      player: streamOf(playerKind, reported),
    },
    decide: (states) => decideJudgeReport(states, id, judgement),
  });
};

/** Warns, mutes or suspends a player, as staff: refuses `not-found`. Repeated under its id it is silent. */
export const measurePlayer = (
  { store }: Pick<Platform, 'store'>,
  id: string,
  order: MeasureOrder,
): Promise<Outcome<null>> =>
  store.execute({
    name: 'measurePlayer',
    at: order.at,
    streams: {
      report: streamOf(reportKind, id),
      sanction: streamOf(sanctionKind, order.player),
      player: streamOf(playerKind, order.player),
    },
    decide: (states) => decideMeasure(states, id, order),
  });
