import * as contract from '../../../contract/ticket.desk';
import {
  because,
  type DeskLook,
  deed,
  type Listing,
  named,
  paged,
  said,
  why,
  words,
} from '../look';
import { say, sayWhen } from '../say';

type Whole = contract.TicketWhole;

const narrowed = ({ filter, kind, ...listing }: Listing): object => ({
  ...paged({ filter, ...listing }),
  ...(kind !== undefined && { category: kind }),
  ...(filter === 'mine' ? { mine: true } : filter !== '' && { status: filter }),
});

/** What goes on in another is seen to there. */
const isHere = ({ mergedInto }: contract.TicketDue): boolean => mergedInto === undefined;

export const tickets: DeskLook<contract.TicketDue> = {
  title: 'Tickets',
  list: { call: contract.listTicketsDue, body: narrowed },
  opens: { call: contract.readTicketDue, item: (ticket) => ticket },
  name: ({ title }) => title,
  columns: [
    { title: 'From', cell: ({ who }) => who },
    { title: 'About', cell: ({ category }) => say(category) },
    {
      title: 'Waits since',
      cell: ({ waitingSince, isLate }) =>
        waitingSince === undefined
          ? ''
          : `${sayWhen(waitingSince)}${isLate ? ` · ${say('late')}` : ''}`,
    },
    { title: 'Seen to by', cell: ({ assignee }) => assignee ?? '' },
  ],
  deeds: [
    deed(contract.answerTicketDue, said, {
      label: 'Answer',
      right: 'write',
      tone: 'primary',
      when: isHere,
      fields: [words('Answer')],
    }),
    deed(contract.noteTicketDue, said, {
      label: 'Note',
      right: 'write',
      fields: [words('What support should know')],
      when: isHere,
    }),
    deed(contract.assignTicketDue, named, {
      label: 'I see to it',
      right: 'write',
      fields: [],
      when: isHere,
    }),
    deed(contract.giveTicketDue, (_id, { to }) => ({ _id, to }), {
      label: 'Give it to a colleague',
      right: 'write',
      fields: [
        {
          name: 'to',
          label: 'Colleague',
          kind: 'choice',
          named: (item) =>
            (item as unknown as Whole).colleagues.map(({ _id, name }) => ({
              value: _id,
              label: name,
            })),
        },
      ],
      values: (row) => ({ to: (row as Partial<Whole>).colleagues?.[0]?._id ?? '' }),
      when: (row) => isHere(row) && ((row as Partial<Whole>).colleagues ?? []).length > 0,
    }),
    deed(contract.mergeTicketDue, (_id, { into }) => ({ _id, into }), {
      label: 'Merge into another',
      right: 'write',
      fields: [
        {
          name: 'into',
          label: 'Into which',
          kind: 'choice',
          named: (item) =>
            (item as unknown as Whole).others.map(({ _id, title }) => ({
              value: _id,
              label: title,
            })),
        },
      ],
      values: (row) => ({ into: (row as Partial<Whole>).others?.[0]?._id ?? '' }),
      when: (row) => isHere(row) && ((row as Partial<Whole>).others ?? []).length > 0,
    }),
    deed(contract.splitTicketDue, because, {
      label: 'Take the merge back',
      right: 'write',
      fields: [why],
      when: (row) => !isHere(row),
    }),
    deed(contract.resolveTicketDue, named, {
      label: 'Resolve',
      right: 'write',
      fields: [],
      when: ({ status }) => status !== 'resolved',
    }),
  ],
  empty: 'No ticket waits here.',
};
