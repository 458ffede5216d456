import { type Browser, browserOf } from '../session/session.browser';
import type { Account, PlayerEvent, PlayerState } from './player.events';

/** Their identity is seen by staff [decision 13]; whose is already, it happens nothing. */
export const verified = (
  { account }: Pick<PlayerState, 'account'>,
  by: string,
  at: string,
): PlayerEvent[] =>
  account === undefined || account.isVerified ? [] : [{ type: 'player.verified', by, at }];

/** That an account was entered by a browser, where it never had been before; `at` is ISO 8601. */
export const meet = (
  { browsers }: Pick<Account, 'browsers'>,
  browser: Browser,
  at: string,
): PlayerEvent[] =>
  browsers?.includes(browserOf(browser))
    ? []
    : [{ type: 'player.browserMet', ...browser, ...(!browsers && { isFirst: true }), at }];
