import { noun } from '../app/noun';
import { reportedMachine } from './reported.machine';
import { reportedPorts } from './reported.words';
import { reportFileMachine } from './reportFile.machine';
import { reportFilePorts } from './reportFile.words';
import { reportsMachine } from './reports.machine';
import { reportsPorts } from './reports.words';

/** What the house has of it once the first screen stands. */
export const reportLate = noun({
  controls: { reported: reportedMachine, reportFile: reportFileMachine, reports: reportsMachine },
  ports: { ...reportedPorts, ...reportFilePorts, ...reportsPorts },
});
