import * as contract from '../../../contract/tournament.desk';
import { because, type DeskLook, deed, paged, why } from '../look';
import { say, sayAmount, sayCount, sayWhen } from '../say';

export const tournaments: DeskLook<contract.TournamentAnnounced> = {
  title: 'Announced tournaments',
  list: { call: contract.listTournamentsAnnounced, body: paged },
  name: ({ name }) => name,
  columns: [
    { title: 'State', cell: ({ step }) => say(step) },
    { title: 'Starts', cell: ({ starts }) => sayWhen(starts) },
    { title: 'Ends', cell: ({ ends }) => sayWhen(ends) },
    { title: 'Players', cell: ({ entries }) => sayCount(entries), end: true },
    { title: 'Buy-in', cell: ({ currency, buyIn }) => sayAmount(currency, buyIn), end: true },
    {
      title: 'Guaranteed',
      cell: ({ currency, guaranteed }) => sayAmount(currency, guaranteed),
      end: true,
    },
    {
      title: 'Comes back',
      cell: ({ currency, buyIn, entries }) => sayAmount(currency, buyIn * entries),
      end: true,
    },
  ],
  deeds: [
    deed(contract.cancelTournament, because, {
      label: 'Call it off',
      right: 'write',
      tone: 'danger',
      fields: [why],
    }),
  ],
  empty: 'No tournament is called so.',
};
