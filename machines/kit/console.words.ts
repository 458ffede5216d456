import { port } from './port';

export interface ConsoleCommand {
  type: 'console.write';
  level: 'warning' | 'error';
  message: string;
}

export const consolePorts = {
  /** Stays open: writes to the browser's console what players need not see [§8]. */
  console: port<undefined, never, ConsoleCommand>('console'),
};
