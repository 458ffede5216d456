import * as contract from '../../../contract/player.desk';
import {
  because,
  choice,
  type Deed,
  type DeskLook,
  days,
  daysOf,
  deed,
  paged,
  said,
  why,
  words,
} from '../look';
import { say, sayWhen } from '../say';

type Row = contract.PlayerRow;
const isThere = ({ isErased }: Row): boolean => !isErased;

export const players: DeskLook<Row> = {
  title: 'Players',
  list: { call: contract.listPlayers, body: paged },
  opens: {
    call: contract.getDossier,
    item: (dossier: contract.Dossier) => {
      const { _id, username } = dossier.player;
      return { _id, username, ...dossier };
    },
  },
  name: ({ username }) => username,
  columns: [
    { title: 'Country', cell: ({ country }) => country ?? '' },
    { title: 'Joined', cell: ({ joinedAt }) => sayWhen(joinedAt) },
    {
      title: 'State',
      cell: ({ isErased, isVerified }) =>
        isErased ? say('erased') : isVerified ? say('verified') : say('not verified'),
    },
  ],
  deeds: [],
  empty: 'Nobody is called so.',
};

/** In a player's dossier. */
export const playerDeeds: readonly Deed<Row>[] = [
  deed(
    contract.measurePlayer,
    (_id, values) => ({ _id, outcome: values['outcome'], ...daysOf(values), why: values['why'] }),
    {
      label: 'Warn, mute, suspend',
      right: 'write',
      tone: 'danger',
      fields: [choice('outcome', 'Measure', ['warn', 'mute', 'suspend']), days, why],
      values: () => ({ outcome: 'mute' }),
      when: isThere,
    },
  ),
  deed(contract.verifyIdentity, because, {
    label: 'Verify identity',
    right: 'write',
    fields: [why],
    when: (row) => isThere(row) && !row.isVerified,
  }),
  deed(contract.viewPlayer, because, {
    label: 'See what they see',
    right: 'write',
    fields: [why],
    when: isThere,
  }),
  deed(contract.notePlayer, said, {
    label: 'Note',
    right: 'write',
    fields: [words('What staff should know')],
    when: isThere,
  }),
];

/** In a dossier as well: it takes two members. */
export const erasureDeeds: readonly Deed<Pick<contract.Dossier, 'player' | 'erasureBy'>>[] = [
  deed(contract.askErasure, because, {
    label: 'Erase the account',
    right: 'write',
    tone: 'danger',
    fields: [why],
    when: ({ player, erasureBy }) => isThere(player) && erasureBy === undefined,
  }),
  deed(contract.approveErasure, because, {
    label: 'Erase it for good',
    right: 'approve',
    tone: 'danger',
    fields: [why],
    when: ({ player, erasureBy }) => isThere(player) && erasureBy !== undefined,
  }),
  deed(contract.refuseErasure, because, {
    label: 'Let the account be',
    right: 'write',
    fields: [why],
    when: ({ player, erasureBy }) => isThere(player) && erasureBy !== undefined,
  }),
];

/** As is whether a lost second factor is taken away. */
export const factorDeeds: readonly Deed<
  Pick<contract.Dossier, 'player' | 'factorSince' | 'factorLossBy'>
>[] = [
  deed(contract.askFactorLoss, because, {
    label: 'They lost their second factor',
    right: 'write',
    tone: 'danger',
    fields: [why],
    when: ({ player, factorSince, factorLossBy }) =>
      isThere(player) && factorSince !== undefined && factorLossBy === undefined,
  }),
  deed(contract.approveFactorLoss, because, {
    label: 'Take the second factor away',
    right: 'approve',
    tone: 'danger',
    fields: [why],
    when: ({ player, factorLossBy }) => isThere(player) && factorLossBy !== undefined,
  }),
  deed(contract.refuseFactorLoss, because, {
    label: 'Leave the second factor',
    right: 'write',
    fields: [why],
    when: ({ player, factorLossBy }) => isThere(player) && factorLossBy !== undefined,
  }),
];

/** Of one measure. */
export const liftDeed: Deed<unknown> = deed(contract.liftMeasure, because, {
  label: 'Take back',
  right: 'write',
  fields: [why],
});
