const none = { params: { id: 'tournament_none' }, status: 404 };
const ofNone = { body: { _id: 'tournament_none' }, status: 404 };

/** A request that fits each of its calls. */
export const samples = {
  homeTournaments: () => ({}),
  listTournaments: () => ({ body: { type: 'upcoming', sort: 'prize' } }),
  readTournament: () => none,
  tournamentStanding: () => none,
  tournamentLeaderboard: () => none,
  tournamentRounds: () => none,
  joinTournament: () => ofNone,
  leaveTournament: () => ofNone,
  remindOfTournament: () => ({ body: { _id: 'tournament_none', remind: true }, status: 404 }),
};
