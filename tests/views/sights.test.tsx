import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aSight, aStudy, aWording } from '../../contract/make/suggestion';
import { RootHouse } from '../../src/app/HouseProvider';
import { PhraseEditor } from '../../src/views/phrase/PhraseEditor';
import { aWorld } from '../machines/support/world';

afterEach(cleanup);

test('what is written stands in the pictures of where the phrase is read, and is said to be too long', () => {
  const world = aWorld();
  const editor = world.resident('phraseEditor');
  const wording = aWording();
  const named = aSight({
    control: 'name',
    room: undefined,
    boxes: [{ tone: 'line', x: 0, y: 0, width: 44, height: 44, own: true }],
  });
  const send = (event: Parameters<typeof editor.send>[0]) => act(() => editor.send(event));
  send({ type: 'phraseEditor.open', wording, beside: [wording] });
  render(
    <RootHouse root={world.app}>
      <PhraseEditor />
    </RootHouse>,
  );
  expect(screen.queryByRole('img')).toBe(null);
  const study = aStudy({ sights: [aSight({ room: 12 }), named] });
  send({ type: 'phraseEditor.loaded', slug: wording.slug, ...study });
  const said = () => screen.getAllByRole('img').map(({ textContent }) => textContent);
  expect(said()).toEqual(['SpieleTurniereAnmelden', '']);
  expect(screen.getByText('Room for about 12 letters on a small phone')).toBeTruthy();
  send({ type: 'phraseEditor.write', text: 'Spielbuden hier' });
  expect(said()).toEqual(['Spielbuden hierTurniereAnmelden', '']);
  expect(screen.getByText(/^More letters than have room here/)).toBeTruthy();
  send({ type: 'phraseEditor.write', text: 'Spielbuden' });
  expect(screen.queryByText(/^More letters than have room here/)).toBe(null);
  world.app.stop();
});
