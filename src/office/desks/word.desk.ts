import * as contract from '../../../contract/word.desk';
import { because, type DeskLook, deed, named, paged, why } from '../look';
import { sayWhen } from '../say';

export const words: DeskLook<contract.SuggestionDue> = {
  title: 'Words',
  list: { call: contract.listSuggestionsDue, body: paged },
  name: ({ slug }) => slug,
  columns: [
    { title: 'Language', cell: ({ lang }) => lang },
    { title: 'Suggested', cell: ({ text }) => text },
    { title: 'Votes', cell: ({ votes }) => votes, end: true },
    { title: 'Since', cell: ({ createdAt }) => sayWhen(createdAt) },
  ],
  deeds: [
    deed(contract.acceptSuggestionDue, named, {
      label: 'Accept',
      right: 'write',
      tone: 'primary',
      fields: [],
    }),
    deed(contract.rejectSuggestionDue, because, {
      label: 'Reject',
      right: 'write',
      tone: 'danger',
      fields: [why],
    }),
  ],
  empty: 'No suggestion is open.',
};
