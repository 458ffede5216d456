import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someGroups } from '../../machines/phrase/translations.sample';
import { NotFoundPage } from '../../src/views/notFound/NotFoundPage';
import { answer, at, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { wordingsWalk } from './wordings.walk';

const slug = 'Common.There is no such tent';

test(
  'wordings: every edge is walked beside the words of a page',
  async () => {
    await walkView(wordingsWalk, {
      resident: 'wordings',
      start: ({ language }) => ({ stored: { languageV2: { code: language } } }),
      settle: (world) => {
        const phrases = { [slug]: 'Hier ist nichts' };
        answer(world, ['translations.list'], {
          type: 'translations.listed',
          language: 'de',
          groups: someGroups(),
        });
        answer(world, ['translations.fetch'], {
          type: 'translations.fetched',
          language: 'de',
          group: 'home',
          phrases,
        });
        answer(world, ['socket.connection'], { type: 'socket.opened' });
      },
      view: <NotFoundPage />,
      by: {
        'locale.languageChanged': ({ language }, world) => {
          act(() => world.resident('locale').send({ type: 'locale.chooseLanguage', language }));
          return true;
        },
        'room.heard': ({ room, name, body }, world) =>
          answer(world, ['socket.connection'], { type: 'socket.heard', room, name, body }),
        'room.missed': ({ room }, world) =>
          answer(world, ['socket.connection'], { type: 'socket.missed', room }),
        'wordings.read': 'wordings.read',
        'connection.found': 'connection.watch',
        'port.failed': 'wordings.read',
      },
      sees: (_, world) => {
        const { phrases } = at(world, 'translations').context as {
          phrases: Record<string, string>;
        };
        expect(shows(phrases[slug] ?? 'There is no such tent')).toBe(true);
      },
    });
  },
  WALK_MS,
);
