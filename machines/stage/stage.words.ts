import type { LoadMoreInput } from '../control/loadMore.machine';
import type { UploadTarget } from '../image/upload.words';
import type { Values } from '../kit/form.words';
import type { SettingsForm } from '../settings/settings.machines';

/** A control to seat: its machine and the flat values that it starts with. */
export type Seat =
  | { control: 'signIn' }
  /** `games` are a guest's favourites, apart by commas. */
  | { control: 'signUp'; games?: string }
  | { control: 'deposit'; currency: string }
  /** Whether a name is free, beside the sign-up form. */
  | { control: 'username' }
  | { control: 'forgotPassword' }
  | { control: 'newPassword'; link: string }
  | { control: 'lock' }
  | { control: 'selector'; value: string }
  | ({ control: 'loadMore' } & LoadMoreInput)
  /** Another player, beside their avatar or on their page. */
  | { control: 'playerCard'; playerId: string }
  /** A form of the settings page, and what it holds at first. */
  | { control: SettingsForm; values: Values }
  /** A box for friends: whom it is for at first, how it looks. */
  | { control: 'giftSend'; values: Values }
  /** A letter: to whom at first. */
  | { control: 'letterWrite'; values: Values }
  /** The picker beside a text: the language that its names are wanted in. */
  | { control: 'emoji'; language: string }
  /** A picture on its way to the server. */
  | { control: 'upload'; target: UploadTarget }
  /** Pictures that fill the screen: where it opens, how many there are. */
  | { control: 'viewer'; at: number; count: number }
  | { control: 'emailProof' }
  | { control: 'devices' }
  | { control: 'exportAccount' }
  /** The player's side of a game: the stake and the choice that it begins with. */
  | { control: 'table'; stake: number; bet: unknown };

export type StageEvent =
  /** Seats a control under its key; a key that is taken is left as it is. */
  ({ type: 'stage.seat'; key: string } & Seat) | { type: 'stage.remove'; key: string };

declare module '../kit/residents' {
  interface Residents {
    stage: StageEvent;
  }
}
