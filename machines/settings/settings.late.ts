import { noun, resident } from '../app/noun';
import { devicesMachine } from './devices.machine';
import { emailProofMachine } from './emailProof.machine';
import { exportAccountMachine } from './exportAccount.machine';
import { settingsForms } from './settings.machines';
import { settingsPorts } from './settings.words';
import { viewAsMachine } from './viewAs.machine';

/** What the house has of it once the first screen stands. */
export const settingsLate = noun({
  residents: {
    viewAs: resident(viewAsMachine),
  },
  controls: {
    ...settingsForms,
    devices: devicesMachine,
    emailProof: emailProofMachine,
    exportAccount: exportAccountMachine,
  },
  ports: { ...settingsPorts },
});
