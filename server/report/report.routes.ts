import * as contract from '../../contract/report';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import { pairOf, relationKind } from '../relation/relation.events';
import { idNamed } from '../secret/secret';
import { streamOf } from '../store/stream';
import { decideFileReport } from './report.decider';
import { reportKind } from './report.events';
import { reportQuery } from './report.query';
import { reportSubjects } from './report.subject';

/** Safety among people: what players report, and what was decided about them [decision 140]. */
export const reportRoutes = (platform: Platform): Route[] => {
  const { store } = platform;
  const { today, filed, statements } = reportQuery(platform);
  const subjects = reportSubjects(platform);

  const file = async ({ caller, body, now, key }: Asked<typeof contract.fileReport>) => {
    const { kind, id: subject, reason, text, block } = body;
    const reporter = caller.player;
    const found = await subjects[kind](reporter, subject);
    const reportId = idNamed('report', `${reporter} ${kind} ${subject}`);
    const pair = pairOf(reporter, found?.reported ?? '');
    const order = {
      ...{ reporter, kind, subject, reason, text, found, at: now },
      blocks: block ? pair.side : undefined,
      today: await today(reporter, now),
    };
    const outcome = await store.execute({
      name: 'fileReport',
      at: now,
      key,
      streams: {
        report: streamOf(reportKind, reportId),
        player: streamOf(playerKind, reporter),
        relation: streamOf(relationKind, pair.id),
      },
      decide: (states) => decideFileReport(states, order),
    });
    return 'refused' in outcome ? outcome : { ok: true as const, reportId };
  };

  const read = async ({ caller, params: { kind, id } }: Asked<typeof contract.readReported>) => {
    const found = await subjects[kind](caller.player, id);
    return found === undefined
      ? refused('not-found')
      : { text: found.seen.text, images: found.seen.images };
  };

  return [
    on(contract.fileReport, file),
    on(contract.readReported, read),
    on(contract.listReports, async ({ caller }) => ({
      filed: await filed(caller.player),
      statements: await statements(caller.player),
    })),
  ];
};
