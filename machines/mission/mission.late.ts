import { noun, resident } from '../app/noun';
import { missionMachine } from './mission.machine';
import { missionPorts } from './mission.words';
import { missionsMachine } from './missions.machine';
import { missionsPorts } from './missions.words';

/** What the house has of it once the first screen stands. */
export const missionLate = noun({
  residents: { missions: resident(missionsMachine, { items: { mission: missionMachine } }) },
  ports: { ...missionPorts, ...missionsPorts },
});
