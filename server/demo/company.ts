import type { GiftColour } from '../../contract/gift';
import type { Details } from '../../contract/settings';

/** What the sample players tell of themselves. */
export const details: readonly [player: string, said: Details][] = [
  ['DemoJune', { about: 'Carousels first, questions later.', forRelationship: 'Have fun' }],
  [
    'DemoArlo',
    { about: 'Abends ein paar Runden, am liebsten Laternen.', timezone: 'Europe/Berlin' },
  ],
  ['DemoRosa', { about: 'أحب الألوان والجولات السريعة.', timezone: 'Africa/Cairo' }],
  ['DemoTove', { about: 'I check every round. Ask me how.', timezone: 'Europe/Stockholm' }],
];

/** Who asks whom for friendship, in this order; who asks back is a friend at once. */
export const requests: readonly [asker: string, asked: string][] = [
  ['DemoJune', 'DemoArlo'],
  ['DemoArlo', 'DemoJune'],
  ['DemoRosa', 'DemoJune'],
  ['DemoJune', 'DemoRosa'],
  ['DemoMila', 'DemoJune'],
  ['DemoJune', 'DemoMila'],
  ['DemoArlo', 'DemoRosa'],
  ['DemoRosa', 'DemoArlo'],
  ['DemoTove', 'DemoJune'],
  ['DemoSami', 'DemoArlo'],
];

/** Who gives whom how many coins, in which box and tape. */
export const gifts: readonly [
  giver: string,
  friend: string,
  coins: number,
  box: GiftColour,
  tape: GiftColour,
][] = [
  ['DemoRosa', 'DemoJune', 250, 'ruby', 'amber'],
  ['DemoArlo', 'DemoJune', 100, 'sky', 'mint'],
  ['DemoJune', 'DemoMila', 150, 'mint', 'ruby'],
];

/** Who writes what to whom, in this order. */
export const letters: readonly [writer: string, reader: string, text: string][] = [
  [
    'DemoJune',
    'DemoArlo',
    'Hi Arlo, the carousel gave me three bonuses in a row. Are you here tonight?',
  ],
  ['DemoArlo', 'DemoJune', 'Ja, ab acht! Ich bringe Lichter mit. 🏮'],
  ['DemoRosa', 'DemoJune', 'وصلتني هديتك الأولى، شكرًا! هذه مني إليك.'],
  ['DemoMila', 'DemoJune', 'Have you tried the verifier? Every round of mine fits.'],
];
