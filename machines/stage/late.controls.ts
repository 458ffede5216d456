import { forgotPasswordMachine } from '../auth/forgotPassword.machine';
import { lockMachine } from '../auth/lock.machine';
import { newPasswordMachine } from '../auth/newPassword.machine';
import { giftSendMachine } from '../gift/giftSend.machine';
import { uploadMachine } from '../image/upload.machine';
import { viewerMachine } from '../image/viewer.machine';
import { emojiMachine } from '../letter/emoji.machine';
import { letterWriteMachine } from '../letter/letterWrite.machine';
import { tableMachine } from '../play/table.machine';
import { playerCardMachine } from '../player/playerCard.machine';
import { devicesMachine } from '../settings/devices.machine';
import { emailProofMachine } from '../settings/emailProof.machine';
import { exportAccountMachine } from '../settings/exportAccount.machine';
import { settingsForms } from '../settings/settings.machines';
import { depositMachine } from '../wallet/deposit.machine';

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
