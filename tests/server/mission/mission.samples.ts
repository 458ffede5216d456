/** A request that fits each of its calls. */
export const samples = {
  listMissions: () => ({}),
  collectMission: () => ({ body: { missionId: 'mission_none' }, status: 404 }),
};
