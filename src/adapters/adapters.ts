import { activitiesPorts } from '../../machines/activities/activities.ports';
import { type Adapters, type PortName, ports } from '../../machines/app/ports';
import { depositPorts } from '../../machines/deposit/deposit.ports';
import { emojiPorts } from '../../machines/emoji/emoji.ports';
import { folderPorts } from '../../machines/folder/folder.ports';
import { forgotPasswordPorts } from '../../machines/forgotPassword/forgotPassword.ports';
import { gameProfilePorts } from '../../machines/gameProfile/gameProfile.ports';
import { giftPorts } from '../../machines/gift/gift.ports';
import { giftSendPorts } from '../../machines/giftSend/giftSend.ports';
import { giftsPorts } from '../../machines/gifts/gifts.ports';
import { hubPorts } from '../../machines/hub/hub.ports';
import type { Adapter, AdapterOf } from '../../machines/kit/port';
import { lettersPorts } from '../../machines/letters/letters.ports';
import { letterWritePorts } from '../../machines/letterWrite/letterWrite.ports';
import { lockPorts } from '../../machines/lock/lock.ports';
import { messagesPorts } from '../../machines/messages/messages.ports';
import { newPasswordPorts } from '../../machines/newPassword/newPassword.ports';
import { notificationsPorts } from '../../machines/notifications/notifications.ports';
import { onlinePorts } from '../../machines/online/online.ports';
import { outboxPorts } from '../../machines/outbox/outbox.ports';
import { peoplePorts } from '../../machines/people/people.ports';
import { playPorts } from '../../machines/play/play.ports';
import { playerCardPorts } from '../../machines/playerCard/playerCard.ports';
import { pushPorts } from '../../machines/push/push.ports';
import { relationPorts } from '../../machines/relation/relation.ports';
import { relationsPorts } from '../../machines/relations/relations.ports';
import { reviewsPorts } from '../../machines/reviews/reviews.ports';
import { roundPorts } from '../../machines/round/round.ports';
import { roundsPorts } from '../../machines/rounds/rounds.ports';
import { settingsPorts } from '../../machines/settings/settings.ports';
import { socketPorts } from '../../machines/socket/socket.ports';
import { tabsPorts } from '../../machines/tabs/tabs.ports';
import { transactionsPorts } from '../../machines/transactions/transactions.ports';
import { uploadPorts } from '../../machines/upload/upload.ports';
import { viewChoicePorts } from '../../machines/viewChoice/viewChoice.ports';
import { viewerPorts } from '../../machines/viewer/viewer.ports';
import { clockAdapters } from './clock.adapter';
import { connectionAdapters } from './connection.adapter';
import { consentAdapters } from './consent.adapter';
import { consoleAdapters } from './console.adapter';
import type { Disk } from './disk';
import type { OutboxSource, OutboxStore } from './outbox.store';
import { routerAdapters } from './router.adapter';
import { storageAdapters } from './storage.adapter';

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
      const { browserOutbox } = await import('./outbox.store');
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
