import * as contract from '../../../contract/word.desk';
import type { DeedValues } from '../../../machines/office/desk.words';
import { because, type DeskLook, deed, line, named, paged, why } from '../look';
import { say, sayWhen } from '../say';

type Row = contract.SuggestionDue;

/** Of which phrase in which language, and why. */
const turned = (_: string, { lang = '', slug = '', why: reason = '' }: DeedValues): object => ({
  lang: lang.trim(),
  slug: slug.trim(),
  why: reason,
});
const phraseOf = ({ lang, slug }: Row): DeedValues => ({ lang, slug });
const phrase = [line('lang', 'Language'), line('slug', 'Phrase')];
const isOpen = ({ lockedWhy }: Row): boolean => lockedWhy === undefined;
/** A suggestion has words; a phrase that is only locked has a name of its own. */
const isSuggestion = ({ _id }: Row): boolean => !_id.includes('/');

export const words: DeskLook<Row> = {
  title: 'Words',
  list: {
    call: contract.listSuggestionsDue,
    body: (listing) => ({ ...paged(listing), state: listing.filter }),
  },
  name: ({ slug }) => slug,
  columns: [
    { title: 'Language', cell: ({ lang }) => lang },
    { title: 'Suggested', cell: ({ text }) => text },
    { title: 'Votes', cell: ({ votes }) => votes, end: true },
    { title: 'Since', cell: ({ createdAt }) => sayWhen(createdAt) },
    {
      title: 'Locked',
      cell: ({ lockedWhy }) =>
        lockedWhy === undefined ? '' : say('locked: {why}', { why: lockedWhy }),
    },
  ],
  deeds: [
    deed(contract.acceptSuggestionDue, named, {
      label: 'Accept',
      right: 'write',
      tone: 'primary',
      fields: [],
      when: isOpen,
    }),
    deed(contract.rejectSuggestionDue, because, {
      label: 'Reject',
      right: 'write',
      tone: 'danger',
      fields: [why],
      when: isSuggestion,
    }),
    deed(contract.lockWordingDue, turned, {
      label: 'Lock',
      right: 'write',
      fields: [...phrase, why],
      values: phraseOf,
      when: isOpen,
    }),
    deed(contract.unlockWordingDue, turned, {
      label: 'Unlock',
      right: 'write',
      fields: [...phrase, why],
      values: phraseOf,
      when: (row) => !isOpen(row),
    }),
  ],
  adds: deed(contract.lockWordingDue, turned, {
    label: 'Lock',
    right: 'write',
    fields: [...phrase, why],
  }),
  empty: 'Nothing of that lies here.',
};
