import {
  aCancelledTournament,
  aFinishedTournament,
  aJoinedTournament,
  aTournament,
  aTournamentStanding,
} from '../../contract/make/tournament';
import { problem } from '../../contract/problems';
import type { TournamentEntryContext } from '../../machines/tournament/tournamentEntry.machine';
import { anOutsider } from '../../machines/tournament/tournaments.sample';
import { TournamentEntry } from '../../src/views/tournament/TournamentEntry';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/tournamentEntry' };

const at = (state: string, given: Partial<TournamentEntryContext> = {}) => {
  const context = anOutsider(given);
  const tournament = context.tournament ?? aTournament();
  return storyOf(
    resident('tournamentEntry', state, context),
    <TournamentEntry tournament={tournament} />,
    {
      house: {
        ...member,
        tournamentStanding: ['known', { id: tournament.id, standing: tournament.own }],
      },
    },
  );
};
const joined = { tournament: aJoinedTournament() };
const left = {
  tournament: aTournament({ own: aTournamentStanding({ state: 'left', refund: 100 }) }),
};

export const Closed = storyOf(
  resident('tournamentEntry', 'closed', anOutsider({ tournament: undefined })),
  null,
);
export const Guest = at('guest', {
  tournament: aTournament({ own: undefined, admission: undefined }),
});
export const None = at('none');
export const Left = at('left', left);
export const Asking = at('asking');
export const AskingTooMuch = at('asking', { balances: [{ currency: 'COINS', balance: 60 }] });
export const AskingForMoney = at('asking', {
  tournament: aTournament({ mode: 2, currency: 'EUR', buyIn: 500 }),
  balances: [{ currency: 'EUR', balance: 2_000 }],
});
export const Joining = at('joining');
export const Joined = at('joined', joined);
export const Parting = at('parting', joined);
export const Leaving = at('leaving', joined);
export const Placed = at('placed', { tournament: aFinishedTournament() });
export const Refunded = at('refunded', { tournament: aCancelledTournament() });
export const Refused = at('refused', { problem: problem('insufficient-amount') });
export const Unreached = at('unreached');
