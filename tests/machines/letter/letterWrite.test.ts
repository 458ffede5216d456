import { expect, test } from 'vitest';
import { aFolderImage } from '../../../contract/make/image';
import { aWorld, connect, token } from '../support/world';

test('a picture that is put into the folder while a letter is written is in the letter', () => {
  const world = aWorld({ to: '/letters', stored: { token: token() } });
  const stage = world.resident('stage');
  const mount = (control: 'letterWrite' | 'upload', input: object) => {
    stage.send({ type: 'stage.mount', key: control, control, input } as never);
    return stage.getSnapshot().children[control];
  };
  const letter = mount('letterWrite', { recipient: 'player_0002' });
  const upload = mount('upload', { target: 'folder' });
  upload.send({ type: 'upload.choose', url: 'blob:one', name: 'one.jpg' });
  world.asked('upload.open').answer({ type: 'upload.read', width: 8, height: 8 } as never);
  upload.send({ type: 'upload.send' });
  const image = aFolderImage();
  world.asked('upload.send').answer({ type: 'upload.done', image } as never);
  expect(letter.getSnapshot().context.values.pictures).toBe(image.url);
});

test('a letter that was sent is told of by the hub, and nothing is asked', () => {
  const world = aWorld({ stored: { token: token() } });
  connect(world);
  world.resident('stage').send({
    type: 'stage.mount',
    key: 'letterWrite',
    control: 'letterWrite',
    input: { recipient: 'player_0002', letterText: 'Hello' },
  });
  world.resident('stage').getSnapshot().children.letterWrite?.send({ type: 'form.submit' });
  const before = [...world.asks];
  world.asked('letterWrite.submit').answer({ type: 'form.accepted' });
  expect(world.asks).toEqual(before);
});
