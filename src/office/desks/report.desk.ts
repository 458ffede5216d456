import { createElement } from 'react';
import * as contract from '../../../contract/report.desk';
import { choice, type Deed, type DeskLook, days, daysOf, deed, paged, why } from '../look';
import { SeenThing } from '../SeenThing';
import { say } from '../say';

type Row = contract.ReportDue;

const judged: Deed<Row>['body'] = (_id, values) => ({
  _id,
  outcome: values['outcome'],
  ...daysOf(values),
  why: values['why'],
});

export const reports: DeskLook<Row> = {
  title: 'Reports',
  list: {
    call: contract.listReportsDue,
    body: (listing) => ({ ...paged(listing), state: listing.filter }),
  },
  opens: { call: contract.readReportDue, item: (report) => report },
  name: ({ reported }) => reported,
  columns: [
    { title: 'What', cell: ({ kind, reason }) => `${say(kind)}: ${say(reason)}` },
    { title: 'Seen', cell: ({ seen }) => createElement(SeenThing, { seen }) },
    {
      title: 'Said',
      cell: ({ reporter, text }) =>
        [reporter ?? say('the platform'), text].filter(Boolean).join(': '),
    },
    {
      title: 'Before',
      cell: ({ upheldBefore, dismissedBefore }) =>
        say('{upheld} upheld, {dismissed} dismissed', {
          upheld: upheldBefore,
          dismissed: dismissedBefore,
        }),
    },
    {
      title: 'State',
      cell: ({ state, isHidden, outcome }) =>
        outcome !== undefined ? say(outcome) : isHidden ? say('held back') : say(state),
    },
  ],
  deeds: [
    deed(contract.judgeReportDue, judged, {
      label: 'Decide',
      right: 'write',
      tone: 'primary',
      fields: [
        choice('outcome', 'Outcome', ['dismiss', 'hide', 'warn', 'mute', 'suspend']),
        days,
        why,
      ],
      values: () => ({ outcome: 'dismiss' }),
      when: ({ state }) => state === 'open',
    }),
    deed(contract.judgeReportDue, judged, {
      label: 'Take back',
      right: 'write',
      fields: [why],
      values: () => ({ outcome: 'dismiss' }),
      when: ({ state }) => state === 'upheld',
    }),
  ],
  empty: 'No report waits here.',
};
