import { port } from '../kit/port';

export const latePorts = {
  /** Brings the machines of the late residents to where the root looks for them. */
  'late.load': port<undefined, { type: 'late.arrived' }>('late.load'),
};
