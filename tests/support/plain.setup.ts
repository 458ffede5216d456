import { vi } from 'vitest';

// Of a lobby's page, five sixths are drawings, which nobody reads or presses: a page is drawn without.
vi.mock('../../src/art/GameCover', async (original) => ({
  ...(await original<typeof import('../../src/art/GameCover')>()),
  GameCover: () => null,
}));
vi.mock('../../src/art/HeroArt', () => ({ HeroArt: () => null }));
vi.mock('../../src/art/Illustration', () => ({ Illustration: () => null }));
vi.mock('../../src/art/AvatarArt', () => ({ AvatarArt: () => null }));
vi.mock('../../src/art/LogoMark', () => ({ LogoMark: () => null }));
vi.mock('../../src/art/MedalArt', () => ({ MedalArt: () => null }));
vi.mock('../../src/art/TournamentArt', () => ({
  TournamentCover: () => null,
  TournamentIcon: () => null,
}));
