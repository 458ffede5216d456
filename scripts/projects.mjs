/** Tests that take longest: `npm test -- long` runs them, `npm test` alone has no room for them. */
const long = process.env.LONG_TESTS === 'on' ? [] : ['**/*.long.test.*'];

/** The files of vitest's projects; its configuration takes them from here. */
export const vitestFiles = {
  unit: {
    include: [
      'tests/{contract,machines,games,golden,inspect,scripts}/**/*.test.ts',
      'model-tests/**/*.test.ts',
    ],
    exclude: ['**/*.browser.test.ts', ...long],
  },
  server: { include: ['tests/server/**/*.test.ts'] },
  faults: { include: ['tests/faults/**/*.test.ts'] },
  views: {
    include: [
      'tests/{views,ui}/**/*.test.{ts,tsx}',
      'tests/games/views/**/*.test.tsx',
      'model-tests/**/*.test.tsx',
    ],
    exclude: long,
  },
};

/** The folders of playwright's projects; its configuration takes them from here. */
export const playwrightFolders = {
  e2e: 'tests/e2e',
  journeys: 'tests/journeys',
  titles: 'tests/titles',
  product: 'model-tests/product',
};
