import { expect, test } from 'vitest';
import { aMessage } from '../../../contract/make/message';
import { readMessage } from '../../../machines/message/messages.rules';
import { withHeard } from '../../../machines/message/messageWrite.rules';

test('a room speaks of a message of this game, or of nothing', () => {
  const body = JSON.stringify(aMessage());
  expect(readMessage('game_wheel', body)).toEqual(aMessage());
  expect(readMessage('game_dice', body)).toBeUndefined();
  expect([readMessage('game_wheel', '{}'), readMessage('game_wheel', '{')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('the first that waits is the one that was heard', () => {
  const said = (n: number, heard: boolean) => ({ n, draft: `${n}`, heard });
  expect(withHeard([said(1, true), said(2, false), said(3, false)])).toEqual([
    said(1, true),
    said(2, true),
    said(3, false),
  ]);
  expect(withHeard([said(1, true)])).toEqual([said(1, true)]);
});
