import type { Account } from '../player/player.events';

const PASSWORD = 'Carousel-2026';

const account = (username: string, country: string, language: string) => ({
  username,
  email: `${username.toLowerCase()}@demo.example`,
  password: PASSWORD,
  country,
  language,
});
export type DemoAccount = ReturnType<typeof account>;

/** Sample players: their names say so, and they exist only on a platform that tries itself out. */
export const demoAccounts: readonly [DemoAccount, ...DemoAccount[]] = [
  account('DemoJune', 'US', 'en-US'),
  account('DemoArlo', 'DE', 'de'),
  account('DemoRosa', 'EG', 'ar'),
  // The one whose identity is verified, where a sample licence lets them play for money.
  account('DemoMila', 'MT', 'en-GB'),
];
export const VERIFIED = 'DemoMila';

/** Those whom nobody is told of: they are there so that the others have company. */
export const idle: readonly DemoAccount[] = ['DemoLevi', 'DemoTove', 'DemoSami'].map((name) =>
  account(name, 'SE', 'en-US'),
);

const names = new Set(
  [...demoAccounts, ...idle].flatMap(({ email, username }) => [email, username]),
);

/** Whether everybody knows the password of this account [decision 76]. */
export const isSample = ({ email, username }: Pick<Account, 'email' | 'username'>): boolean =>
  names.has(email) || names.has(username);
