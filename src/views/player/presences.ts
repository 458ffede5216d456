/** The phrase of each presence [§2, decision 19]. */
export const presences = {
  online: 'Player.On line',
  recent: 'Player.Here a moment ago',
  offline: 'Player.Off line',
} as const;
