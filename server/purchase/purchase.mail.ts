import type { Post } from '../mail/mail.consumer';
import type { Platform } from '../platform';
import { playerKind } from '../player/player.events';
import type { Consumer } from '../store/consumer';
import { eventsOf } from '../store/projection';
import { streamOf } from '../store/stream';
import { purchaseKind } from './purchase.events';
import { purchaseQuery } from './purchase.query';

type Parts = Pick<Platform, 'look' | 'countries' | 'store' | 'sql'> & { readonly post: Post };

/**
 * Mails receipts that were asked for, at least once, to the player's own address as it is when the
 * mail is written [§7 B wallet/purchase/email].
 */
export const purchaseMail = (parts: Parts): Consumer => {
  const { store, post } = parts;
  const { byId } = purchaseQuery(parts);

  const send = async (player: string, id: string): Promise<void> => {
    const [{ account }, purchase] = await Promise.all([
      store.load(streamOf(playerKind, player)),
      byId(player, id),
    ]);
    if (account === undefined || purchase === undefined) return;
    const { receiptOf, receiptPdf } = await import('./purchase.receipt');
    const { title, lines, note } = receiptOf(parts, account, purchase);
    const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n');
    await post({
      player,
      to: account.email,
      subject: title,
      text: `${text}\n\n${note}\n`,
      paper: await receiptPdf(parts, account, purchase),
    });
  };

  return {
    name: 'purchase mail',
    stance: 'neutral',
    from: 'start',
    async handle(events) {
      for (const { id, event } of eventsOf(purchaseKind, events))
        if (event.type === 'purchase.receiptAsked') await send(event.player, id);
    },
  };
};
