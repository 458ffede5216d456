import { wordingsMachine } from '../../machines/phrase/wordings.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const body = (language: string, slug: string, text: string) =>
  JSON.stringify({ language, slug, text });
const said = (of: string, name = 'phrase') =>
  ({ type: 'room.heard', room: '', name, body: of }) as const;
const slug = 'Common.There is no such tent';
const heard = body('de', slug, 'Nichts');

export const wordingsWalk = walk({
  machine: silent(wordingsMachine),
  inputs: [{ language: 'de' }],
  events: [
    { type: 'locale.languageChanged', language: 'pt-PT' },
    said(heard),
    said(heard, 'message'),
    said('{'),
    said(body('de', `${'P'.repeat(21)}.Hi`, 'Hallo')),
    said(body('en-US', slug, 'Nothing')),
    said(body('fr', slug, 'Rien')),
    { type: 'room.missed', room: 'phrases:de' },
    { type: 'room.missed', room: 'home' },
    { type: 'wordings.read', language: 'de', phrases: { [slug]: 'Gar nichts' } },
    { type: 'wordings.read', language: 'pt-PT', phrases: { [slug]: 'Nada' } },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'wordings.read' },
  ],
  view: ({ context }) => context.language,
});
