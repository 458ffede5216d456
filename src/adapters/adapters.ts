import { activitiesPorts } from '../../machines/activity/activities.ports';
import { type Adapters, type PortName, ports } from '../../machines/app/ports';
import { forgotPasswordPorts } from '../../machines/auth/forgotPassword.ports';
import { lockPorts } from '../../machines/auth/lock.ports';
import { newPasswordPorts } from '../../machines/auth/newPassword.ports';
import { gameProfilePorts } from '../../machines/game/gameProfile.ports';
import { giftPorts } from '../../machines/gift/gift.ports';
import { giftSendPorts } from '../../machines/gift/giftSend.ports';
import { giftsPorts } from '../../machines/gift/gifts.ports';
import { hubPorts } from '../../machines/hub/hub.ports';
import { folderPorts } from '../../machines/image/folder.ports';
import { uploadPorts } from '../../machines/image/upload.ports';
import { viewerPorts } from '../../machines/image/viewer.ports';
import type { Adapter, AdapterOf } from '../../machines/kit/port';
import { emojiPorts } from '../../machines/letter/emoji.ports';
import { lettersPorts } from '../../machines/letter/letters.ports';
import { letterWritePorts } from '../../machines/letter/letterWrite.ports';
import { messagesPorts } from '../../machines/message/messages.ports';
import { notificationsPorts } from '../../machines/notification/notifications.ports';
import { outboxPorts } from '../../machines/outbox/outbox.ports';
import { playPorts } from '../../machines/play/play.ports';
import { playerCardPorts } from '../../machines/player/playerCard.ports';
import { viewChoicePorts } from '../../machines/player/viewChoice.ports';
import { onlinePorts } from '../../machines/presence/online.ports';
import { pushPorts } from '../../machines/push/push.ports';
import { peoplePorts } from '../../machines/relation/people.ports';
import { relationPorts } from '../../machines/relation/relation.ports';
import { relationsPorts } from '../../machines/relation/relations.ports';
import { reviewsPorts } from '../../machines/review/reviews.ports';
import { roundPorts } from '../../machines/round/round.ports';
import { roundsPorts } from '../../machines/round/rounds.ports';
import { settingsPorts } from '../../machines/settings/settings.ports';
import { socketPorts } from '../../machines/socket/socket.ports';
import { tabsPorts } from '../../machines/tab/tabs.ports';
import { depositPorts } from '../../machines/wallet/deposit.ports';
import { transactionsPorts } from '../../machines/wallet/transactions.ports';
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
    relationsPorts,
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
