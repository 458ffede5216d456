import { port } from '../kit/port';

/** The residents of single pages live from now on. */
export interface LateArrived {
  type: 'late.arrived';
}

export const latePorts = {
  /** Brings the machines of the late residents to where the root looks for them. */
  'late.load': port<undefined, { type: 'late.arrived' }>('late.load'),
};
