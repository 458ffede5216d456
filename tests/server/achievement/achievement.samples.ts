/** A request that fits each of its calls. */
export const samples = {
  listAchievements: () => ({}),
  achievementsOfGame: () => ({ params: { id: 'game_neon-orchard' } }),
  readAchievement: () => ({ params: { id: 'achievement_welcome' } }),
  achievedBy: () => ({}),
  activateAchievement: () => ({ body: { achievement: 'achievement_sprint' } }),
  collectAchievement: () => ({ body: { achievedId: 'achievement_none' }, status: 404 }),
};
