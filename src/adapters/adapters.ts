import { activitiesPorts } from '../../machines/activity/activities.words';
import { type Adapters, type PortName, ports } from '../../machines/app/ports';
import { forgotPasswordPorts } from '../../machines/auth/forgotPassword.words';
import { lockPorts } from '../../machines/auth/lock.words';
import { newPasswordPorts } from '../../machines/auth/newPassword.words';
import { gameProfilePorts } from '../../machines/game/gameProfile.words';
import { giftPorts } from '../../machines/gift/gift.words';
import { giftCounterPorts } from '../../machines/gift/giftCounter.words';
import { giftSendPorts } from '../../machines/gift/giftSend.words';
import { giftsPorts } from '../../machines/gift/gifts.words';
import { hubPorts } from '../../machines/hub/hub.words';
import { folderPorts } from '../../machines/image/folder.words';
import { uploadPorts } from '../../machines/image/upload.words';
import { viewerPorts } from '../../machines/image/viewer.words';
import type { Adapter, AdapterOf } from '../../machines/kit/port';
import { emojiPorts } from '../../machines/letter/emoji.words';
import { letterChangesPorts } from '../../machines/letter/letterChanges.words';
import { letterCounterPorts } from '../../machines/letter/letterCounter.words';
import { lettersPorts } from '../../machines/letter/letters.words';
import { letterWritePorts } from '../../machines/letter/letterWrite.words';
import { messagesPorts } from '../../machines/message/messages.words';
import { bellPorts } from '../../machines/notification/bell.words';
import { notificationMarksPorts } from '../../machines/notification/notificationMarks.words';
import { notificationsPorts } from '../../machines/notification/notifications.words';
import { outboxPorts } from '../../machines/outbox/outbox.words';
import { playPorts } from '../../machines/play/play.words';
import { playerCardPorts } from '../../machines/player/playerCard.words';
import { viewChoicePorts } from '../../machines/player/viewChoice.words';
import { onlinePorts } from '../../machines/presence/online.words';
import { pushPorts } from '../../machines/push/push.words';
import { peoplePorts } from '../../machines/relation/people.words';
import { relationPorts } from '../../machines/relation/relation.words';
import { relationCounterPorts } from '../../machines/relation/relationCounter.words';
import { reviewsPorts } from '../../machines/review/reviews.words';
import { roundPorts } from '../../machines/round/round.words';
import { roundsPorts } from '../../machines/round/rounds.words';
import { settingsPorts } from '../../machines/settings/settings.words';
import { socketPorts } from '../../machines/socket/socket.words';
import { tabsPorts } from '../../machines/tab/tabs.words';
import { depositPorts } from '../../machines/wallet/deposit.words';
import { transactionsPorts } from '../../machines/wallet/transactions.words';
import { clockAdapters } from './clock/clock.adapter';
import { connectionAdapters } from './connection/connection.adapter';
import { consentAdapters } from './consent/consent.adapter';
import { consoleAdapters } from './console.adapter';
import type { Disk } from './disk';
import type { OutboxSource, OutboxStore } from './outbox/outbox.store';
import { routerAdapters } from './router/router.adapter';
import { storageAdapters } from './storage/storage.adapter';

/** The adapters of a noun's ports. */
export type AdaptersOf<Ports> = { readonly [Name in keyof Ports]: AdapterOf<Ports[Name]> };

/** Ports whose adapters arrive with the first call, and with the late residents. */
type Remote = ReturnType<typeof import('./http')['httpAdapters']>;
type Late = ReturnType<typeof import('./late')['lateAdapters']>;
type AnyAdapter = Adapter<unknown, never, never>;

/** An adapter that waits for its chunk; a chunk that does not load is a broken transport. */
const later =
  (port: PortName, load: () => Promise<object>): AnyAdapter =>
  (input, answer, hear) => {
    let isOpen = true;
    let end: (() => void) | undefined;
    load().then(
      (remote) => {
        if (isOpen) end = (remote as Record<string, AnyAdapter>)[port]?.(input, answer, hear);
      },
      () => answer({ type: 'port.failed', port }),
    );
    return () => {
      isOpen = false;
      end?.();
    };
  };

/** Brings the late residents to the root that these adapters fill. */
export type Bring = () => Promise<void>;

/** Every port of the house, filled for a browser whose texts are kept on `disk`. */
export const browserAdapters = (disk: Disk, bring: Bring): Adapters => {
  const tokenOf = () => disk.read('token');
  let opened: OutboxStore | Promise<OutboxStore> | undefined;
  const openStore = async (): Promise<OutboxStore> => {
    try {
      const { browserOutbox } = await import('./outbox/outbox.store');
      return (opened = browserOutbox(disk, tokenOf));
    } catch (error) {
      // What did not load is asked for again.
      opened = undefined;
      throw error;
    }
  };
  const outbox: OutboxSource = () => (opened ??= openStore());
  const remote = import('./http').then(({ httpAdapters }) => httpAdapters(disk, tokenOf, outbox));
  const late = () =>
    Promise.all([import('./late'), outbox()]).then(([{ lateAdapters }, store]) =>
      lateAdapters(tokenOf, store),
    );
  const near: Omit<Adapters, keyof Remote | keyof Late> = {
    ...clockAdapters,
    ...connectionAdapters,
    ...consentAdapters,
    ...consoleAdapters,
    ...routerAdapters,
    ...storageAdapters(disk),
    'late.load': (_, answer) => {
      bring().then(
        () => answer({ type: 'late.arrived' }),
        () => answer({ type: 'port.failed', port: 'late.load' }),
      );
      return undefined;
    },
  };
  const sourceOf = (name: PortName): (() => Promise<object>) =>
    isLatePort(name) ? late : () => remote;
  const far = Object.fromEntries(
    (Object.keys(ports) as PortName[])
      .filter((name) => !Object.hasOwn(near, name))
      .map((name) => [name, later(name, sourceOf(name))]),
  );
  return { ...near, ...far } as Adapters;
};

const isLatePort = (name: PortName): boolean =>
  [
    activitiesPorts,
    relationCounterPorts,
    notificationMarksPorts,
    letterCounterPorts,
    letterChangesPorts,
    giftCounterPorts,
    bellPorts,
    depositPorts,
    emojiPorts,
    forgotPasswordPorts,
    gameProfilePorts,
    giftPorts,
    giftSendPorts,
    giftsPorts,
    hubPorts,
    lettersPorts,
    letterWritePorts,
    lockPorts,
    messagesPorts,
    newPasswordPorts,
    notificationsPorts,
    onlinePorts,
    outboxPorts,
    peoplePorts,
    playerCardPorts,
    playPorts,
    pushPorts,
    relationPorts,
    reviewsPorts,
    roundPorts,
    roundsPorts,
    folderPorts,
    settingsPorts,
    socketPorts,
    tabsPorts,
    transactionsPorts,
    uploadPorts,
    viewChoicePorts,
    viewerPorts,
  ].some((one) => Object.hasOwn(one, name));
