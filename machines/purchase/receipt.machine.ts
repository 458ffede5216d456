import { type ActorRefFrom, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type ReceiptEvent, type ReceiptInput, receiptPorts } from './receipt.words';

/** The receipt of a purchase: mailed to the own address, or saved as a file, as often as it is wanted. */
export const receiptMachine = setup({
  types: {} as {
    context: ReceiptInput;
    input: ReceiptInput;
    events: ReceiptEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: receiptPorts,
  actions: {
    saySent: tell('alerts', {
      type: 'alerts.say',
      kind: 'success',
      slug: 'Footer.Successfully sent email!',
    }),
  },
}).createMachine({
  id: 'receipt',
  context: ({ input }) => ({ purchaseId: input.purchaseId }),
  initial: 'unsent',
  states: {
    unsent: {
      meta: { says: 'Nobody asked for it yet', spec: '§7 B wallet/purchase/email' },
      on: { 'receipt.mail': 'mailing', 'receipt.save': 'saving' },
    },
    mailing: {
      tags: ['busy'],
      meta: { says: 'It is on its way', spec: '§7 B wallet/purchase/email' },
      invoke: { id: 'mail', src: 'receipt.mail', input: ({ context }) => context },
      on: {
        'receipt.mailed': { target: 'sent', actions: 'saySent' },
        'receipt.refused': 'unmailed',
        'port.failed': 'unmailed',
      },
    },
    saving: {
      tags: ['busy'],
      meta: { says: 'Its PDF is fetched', spec: '§7 B wallet/purchases/pdf' },
      invoke: { id: 'save', src: 'receipt.save', input: ({ context }) => context },
      on: {
        'receipt.saved': 'saved',
        'receipt.refused': 'unsaved',
        'port.failed': 'unsaved',
      },
    },
    sent: {
      meta: { says: 'It was mailed', spec: '§8' },
      on: { 'receipt.mail': 'mailing', 'receipt.save': 'saving' },
    },
    saved: {
      meta: { says: 'The browser has the file', spec: '§7 B wallet/purchases/pdf' },
      on: { 'receipt.mail': 'mailing', 'receipt.save': 'saving' },
    },
    unmailed: {
      tags: ['failed'],
      meta: { says: 'It could not be mailed', spec: '§8' },
      on: { 'receipt.mail': 'mailing', 'receipt.save': 'saving' },
    },
    unsaved: {
      tags: ['failed'],
      meta: { says: 'Its PDF could not be fetched', spec: '§8' },
      on: { 'receipt.mail': 'mailing', 'receipt.save': 'saving' },
    },
  },
});

export type ReceiptActor = ActorRefFrom<typeof receiptMachine>;
