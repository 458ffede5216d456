import { type PortFailed, port } from '../kit/port';

export type ShareEvent =
  | { type: 'share.send' }
  /** The device's own sheet took it, or it is to be pasted. */
  | { type: 'share.sent'; how: 'sheet' | 'copy' }
  /** Neither is there: the link is shown, to be copied by hand. */
  | { type: 'share.spelled'; link: string }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    /** A page's path, and what is said of it where it is sent. */
    share: { path: string; words: string };
  }
}

export const sharePorts = {
  /** The device's sheet for sharing, else its clipboard. */
  'share.send': port<
    { path: string; words: string },
    Extract<ShareEvent, { type: 'share.sent' | 'share.spelled' }>
  >('share.send'),
};
