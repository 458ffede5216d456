import { describe, expect, test } from 'vitest';
import { factorPattern } from '../../../contract/auth.rules';
import { aGift } from '../../../contract/make/gift';
import { aLetter } from '../../../contract/make/letter';
import { aUser } from '../../../contract/make/player';
import { aProfile } from '../../../contract/make/profile';
import { redact } from '../../../machines/app/redact';

const SECRET = 'Planted9';
const letter = aLetter({ text: `Dear "${SECRET}",\n${SECRET}` });
const unsent = {
  id: 'key-1',
  call: 'sendLetter',
  player: 'player_ann1',
  at: 1,
  tries: 0,
  body: { recipient: 'player_bob1', text: SECRET },
};

test.each([
  ['a letter that arrives', { type: 'list.listed', items: [letter], total: 1 }],
  ['a letter that was sent', { type: 'list.listed', items: [{ ...letter, state: 'kept' }] }],
  ['a letter that is read', { reading: letter, page: { items: [letter] } }],
  ['a letter that waits to be sent', { type: 'outbox.listed', entries: [unsent] }],
  ['a letter that is being sent', { input: { recipient: 'player_bob1', text: SECRET } }],
  ['a letter that is being written', { type: 'form.change', field: 'letterText', value: SECRET }],
  ['the written letter of a form', { context: { values: { letterText: SECRET } } }],
  ['a message of the hub', { type: 'hub.received', body: JSON.stringify({ items: [letter] }) }],
  ['a profile', { type: 'profile.loaded', profile: aProfile({ about: SECRET, name: SECRET }) }],
  [
    'one’s own account',
    {
      user: aUser({
        about: SECRET,
        name: `Ann ${SECRET}`,
        firstname: SECRET,
        lastname: SECRET,
        phone: `+1 ${SECRET}`,
        email: `${SECRET}@example.com`,
        resetEmail: `${SECRET}@example.org`,
      }),
    },
  ],
  ['the key of an app of codes', { offer: { setup: SECRET, secret: SECRET, uri: SECRET } }],
  ['codes that are shown once', { type: 'factor.kept', recovery: [SECRET, SECRET] }],
  ['a code that is typed', { type: 'form.change', field: 'code', value: SECRET }],
  ['a code beside its password', { values: { password: '', code: SECRET } }],
  ['a code beside an amount', { input: { amount: 5, currency: 'EUR', code: SECRET } }],
])('of %s the journal keeps no word', (_, entering) => {
  expect(JSON.stringify(entering)).toContain(SECRET);
  expect(JSON.stringify(redact(entering))).not.toContain(SECRET);
});

describe('what the machines decide by stays', () => {
  test('a code is one that the form takes, or none, as it was; those of refusals stay', () => {
    const codeOf = (code: string) => redact({ values: { password: '', code } }).values.code;
    expect(['123456', 'k3fa-b2mq-xx7c', ' '].map(codeOf)).toEqual(['000000', '000000', ' ']);
    expect(factorPattern.test(codeOf('12345'))).toBe(false);
    const refused = { problem: { code: 'code-wrong' }, country: { code: 'DE' } };
    expect(redact(refused)).toEqual(refused);
  });

  test('a letter is as long as it was, on the device too, and one of spaces stays empty', () => {
    const { text } = redact(letter);
    expect(text).toHaveLength(letter.text.length);
    expect(JSON.stringify(redact(unsent))).toHaveLength(JSON.stringify(unsent).length);
    expect(redact({ recipient: '', text: ' \n ' }).text).toBe(' \n ');
  });

  test('a gift bears no words, and what is searched for and named otherwise stays', () => {
    expect(redact(aGift())).toEqual(aGift());
    const search = { type: 'list.search', text: 'lanterns' };
    expect(redact(search)).toEqual(search);
    const modal = { type: 'modals.open', name: 'letter', size: 'mid' };
    expect(redact(modal)).toEqual(modal);
  });
});
