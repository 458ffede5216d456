import { port } from '../kit/port';

export type LocationCommand =
  | { type: 'location.push'; to: string; smooth?: boolean }
  | { type: 'location.replace'; to: string };

export const routerPorts = {
  /** Stays open: tells where back and forward lead, writes where the product goes. A path is
   * below the origin, with its query. */
  'router.location': port<undefined, { type: 'router.moved'; to: string }, LocationCommand>(
    'router.location',
  ),
};
