import * as contract from '../../../contract/health.desk';
import { type DeskLook, paged } from '../look';
import { say, sayCount, sayWhen } from '../say';

export const health: DeskLook<contract.Vital> = {
  title: 'Health',
  list: {
    call: contract.listVitals,
    body: (listing) => ({ ...paged(listing), isLate: listing.filter === 'late' }),
  },
  name: ({ name }) => name,
  columns: [
    { title: 'Kind', cell: ({ kind }) => say(kind) },
    {
      title: 'Position',
      cell: ({ position }) => (position === undefined ? '' : sayCount(position)),
      end: true,
    },
    {
      title: 'Behind',
      cell: ({ behind }) => (behind === undefined ? '' : sayCount(behind)),
      end: true,
    },
    { title: 'When', cell: ({ at }) => (at === undefined ? '' : sayWhen(at)) },
    { title: 'By', cell: ({ by }) => by ?? '' },
    { title: 'State', cell: ({ isLate }) => (isLate ? say('late') : say('in time')) },
  ],
  deeds: [],
  empty: 'Nothing is late.',
};
