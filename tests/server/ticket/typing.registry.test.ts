import { expect, test } from 'vitest';
import { TICKET_TYPING_MS } from '../../../contract/limits';
import { ASKER, TypingRegistry } from '../../../server/ticket/typing.registry';

const ada = {
  ticket: 'ticket_1',
  who: 'staff_ada',
  typist: { by: 'support', staff: 'Ada' },
} as const;
const asker = { ticket: 'ticket_1', who: ASKER, typist: { by: 'player' } } as const;

test('everybody else who types in it is known, and nobody of another ticket', () => {
  const typing = new TypingRegistry(() => 0);
  typing.hear(ada);
  typing.hear(asker);
  expect(typing.of('ticket_1', '')).toEqual([ada.typist, asker.typist]);
  expect(typing.of('ticket_1', 'staff_ada')).toEqual([asker.typist]);
  expect(typing.of('ticket_2', '')).toEqual([]);
  expect([typing.has('ticket_1', ASKER), typing.has('ticket_2', ASKER)]).toEqual([true, false]);
});

test.each([
  ['a moment before', TICKET_TYPING_MS - 1, [{ by: 'player' }]],
  ['at', TICKET_TYPING_MS, []],
  ['a moment after', TICKET_TYPING_MS + 1, []],
])('it is forgotten after six seconds: %s', (_, after, typists) => {
  let now = 0;
  const typing = new TypingRegistry(() => now);
  typing.hear(asker);
  now = after;
  expect(typing.of('ticket_1', '')).toEqual(typists);
});

test('who says it again types on, and who sent it does no more', () => {
  let now = 0;
  const typing = new TypingRegistry(() => now);
  typing.hear(ada);
  typing.hear(asker);
  now = TICKET_TYPING_MS - 1;
  typing.hear(ada);
  now = TICKET_TYPING_MS;
  expect(typing.of('ticket_1', '')).toEqual([ada.typist]);
  typing.hear({ ticket: 'ticket_1', who: 'staff_ada' });
  expect(typing.of('ticket_1', '')).toEqual([]);
});
