import { port } from '../kit/port';

/** The machines of the late residents stand where the root looks for them. */
export interface LateArrived {
  type: 'late.arrived';
  names: readonly string[];
}

export const latePorts = {
  /** Brings the machines of the late residents to where the root looks for them. */
  'late.load': port<undefined, LateArrived>('late.load'),
};
