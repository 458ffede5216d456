import { daysBetween } from '../../contract/day.rules';
import { STATEMENT_DAYS_MAX } from '../../contract/limits';
import * as contract from '../../contract/protection';
import { type Asked, on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';
import { eligibilityOf } from '../play/play.eligibility';
import { playerKind } from '../player/player.events';
import type { Decision } from '../store/decision';
import { streamOf } from '../store/stream';
import { type WalletState, walletKind } from '../wallet/wallet.events';
import { protectionReader } from './protection.answer';
import {
  decideAnswerCheck,
  decideChooseCheck,
  decideConfirmLimit,
  decideKeepLimit,
  decidePause,
  decideSetLimit,
} from './protection.decider';
import { type ProtectionEvent, type ProtectionState, protectionKind } from './protection.events';
import { statementQuery } from './protection.query';

type States = { protection: ProtectionState; wallet: WalletState };
type Own = Pick<Asked<typeof contract.answerCheck>, 'caller' | 'address' | 'now' | 'key'>;

/** Limits, pauses and reality checks of the caller [decisions 34, 126]. */
export const protectionRoutes = (platform: Platform): Route[] => {
  const { store, countries } = platform;
  const countryAt = (address: string): string => countries.locate(address).country;
  const read = protectionReader(platform);
  const statement = statementQuery(platform);

  /** One command, and how all stands after it. */
  const change = async (
    name: string,
    { caller: { player }, address, now, key }: Own,
    decide: (states: States) => Decision<{ protection: ProtectionEvent[] }, null>,
  ) => {
    const outcome = await store.execute({
      name,
      at: now,
      key,
      streams: {
        protection: streamOf(protectionKind, player),
        wallet: streamOf(walletKind, player),
      },
      decide,
    });
    return 'refused' in outcome ? outcome : read(player, now, countryAt(address));
  };

  const setLimit = async (asked: Asked<typeof contract.setLimit>) => {
    const { caller, address, body, now: at } = asked;
    const { currency: money } = await eligibilityOf(platform, { caller, address, now: at });
    const order = { ...body, money, at };
    return change('setLimit', asked, (states) => decideSetLimit(states, order));
  };

  const rowsOf = async (player: string, span: { from: string; to: string }) => {
    const days = daysBetween(span.from, span.to) + 1;
    return days >= 1 && days <= STATEMENT_DAYS_MAX
      ? statement(player, span)
      : refused('body-invalid', { field: 'query.to', days });
  };

  return [
    on(contract.readProtection, ({ caller, address, now }) =>
      read(caller.player, now, countryAt(address)),
    ),
    on(contract.setLimit, setLimit),
    on(contract.confirmLimit, (asked) =>
      change('confirmLimit', asked, (states) =>
        decideConfirmLimit(states, { ...asked.body, at: asked.now }),
      ),
    ),
    on(contract.keepLimit, (asked) =>
      change('keepLimit', asked, (states) =>
        decideKeepLimit(states, { ...asked.body, at: asked.now }),
      ),
    ),
    on(contract.takeTimeOut, (asked) =>
      change('takeTimeOut', asked, (states) =>
        decidePause(states, { kind: 'time-out', ...asked.body, at: asked.now }),
      ),
    ),
    on(contract.excludeSelf, (asked) =>
      change('excludeSelf', asked, (states) =>
        decidePause(states, { kind: 'exclusion', ...asked.body, at: asked.now }),
      ),
    ),
    on(contract.chooseCheck, (asked) =>
      change('chooseCheck', asked, (states) =>
        decideChooseCheck(states, { ...asked.body, at: asked.now }),
      ),
    ),
    on(contract.answerCheck, (asked) =>
      change('answerCheck', asked, (states) => decideAnswerCheck(states, asked.now)),
    ),
    on(contract.readStatement, async ({ caller, query }) => {
      const rows = await rowsOf(caller.player, query);
      return 'refused' in rows ? rows : { ...query, rows };
    }),
    on(contract.readStatementPaper, async ({ caller, query }) => {
      const [rows, { account }] = await Promise.all([
        rowsOf(caller.player, query),
        store.load(streamOf(playerKind, caller.player)),
      ]);
      if ('refused' in rows) return rows;
      if (account === undefined) return refused('not-found');
      const { statementPdf } = await import('./protection.paper');
      return statementPdf(platform, account, { ...query, rows });
    }),
  ];
};
