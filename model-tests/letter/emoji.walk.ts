import { emojiMachine } from '../../machines/letter/emoji.machine';
import { someEmoji } from '../../machines/letter/emoji.sample';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const emojiWalk = walk({
  machine: silent(emojiMachine),
  inputs: [{ language: 'en-US' }],
  events: [
    { type: 'emoji.open' },
    { type: 'emoji.close' },
    { type: 'emoji.turn', group: 'food' },
    { type: 'emoji.search', text: 'smile' },
    { type: 'emoji.retry' },
    { type: 'connection.found' },
    { type: 'emoji.listed', items: someEmoji(), language: 'en' },
    { type: 'emoji.listed', items: [], language: 'en' },
    { type: 'port.failed', port: 'emoji.list' },
  ],
  view: ({ context }) => [context.group, context.search, context.items.length > 0],
});
