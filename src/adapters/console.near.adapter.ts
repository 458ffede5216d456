import type { consolePorts } from '../../machines/kit/console.words';
import type { AdaptersOf } from '../../machines/kit/port';

export const consoleAdapters: AdaptersOf<typeof consolePorts> = {
  console: (_input, _answer, hear) => {
    hear(({ level, message }) =>
      level === 'error' ? console.error(message) : console.warn(message),
    );
    return undefined;
  },
};
