import { depositMachine } from '../deposit/deposit.machine';
import { emojiMachine } from '../emoji/emoji.machine';
import { forgotPasswordMachine } from '../forgotPassword/forgotPassword.machine';
import { giftSendMachine } from '../giftSend/giftSend.machine';
import { letterWriteMachine } from '../letterWrite/letterWrite.machine';
import { lockMachine } from '../lock/lock.machine';
import { newPasswordMachine } from '../newPassword/newPassword.machine';
import { playerCardMachine } from '../playerCard/playerCard.machine';
import { devicesMachine } from '../settings/devices.machine';
import { emailProofMachine } from '../settings/emailProof.machine';
import { exportAccountMachine } from '../settings/exportAccount.machine';
import { settingsForms } from '../settings/settings.machines';
import { tableMachine } from '../table/table.machine';
import { uploadMachine } from '../upload/upload.machine';
import { viewerMachine } from '../viewer/viewer.machine';

/** Controls of single pages, which arrive with the late residents. */
export const lateControls = {
  deposit: depositMachine,
  forgotPassword: forgotPasswordMachine,
  lock: lockMachine,
  newPassword: newPasswordMachine,
  playerCard: playerCardMachine,
  table: tableMachine,
  upload: uploadMachine,
  viewer: viewerMachine,
  ...settingsForms,
  giftSend: giftSendMachine,
  letterWrite: letterWriteMachine,
  emoji: emojiMachine,
  devices: devicesMachine,
  emailProof: emailProofMachine,
  exportAccount: exportAccountMachine,
};

export type LateControls = typeof lateControls;
