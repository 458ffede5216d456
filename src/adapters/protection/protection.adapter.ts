import { dayAfter, dayAt } from '../../../contract/day.rules';
import type { Problem } from '../../../contract/problems';
import { readProof } from '../../../contract/proof';
import * as contract from '../../../contract/protection';
import { statementCsv } from '../../../contract/statement.rules';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { limitPorts } from '../../../machines/protection/limit.words';
import type { protectionPorts, Wish } from '../../../machines/protection/protection.words';
import type { Span, statementPorts } from '../../../machines/protection/statement.words';
import type { Asks } from '../api';
import { saveFile } from '../file';

/** Days of a span, today's included. */
const days: Readonly<Record<Span, number>> = { week: 7, month: 31, year: 366 };

/** The days of UTC that a span has today. */
const daysOf = ({ span }: { span: Span }) => {
  const to = dayAt(new Date().toISOString());
  return { query: { from: dayAfter(to, 1 - days[span]), to } };
};

const told = (protection: contract.Protection) => ({
  type: 'protection.told' as const,
  protection,
});
const saved = { type: 'statement.saved' } as const;
const changed = {
  answered: (protection: contract.Protection) => ({
    type: 'safeguard.changed' as const,
    protection,
  }),
  refused: (problem: Problem) => ({ type: 'safeguard.refused' as const, problem }),
};

type WishTo<Does extends Wish['does']> = Extract<Wish, { does: Does }>;

export const protectionAdapters = (
  asks: Asks,
): AdaptersOf<typeof protectionPorts & typeof limitPorts & typeof statementPorts> => {
  const port = 'safeguard.change';
  const confirm = asks(port, contract.confirmLimit, {
    given: ({ limit }: WishTo<'confirm'>) => ({ body: { limit } }),
    ...changed,
  });
  const keep = asks(port, contract.keepLimit, {
    given: ({ limit }: WishTo<'keep'>) => ({ body: { limit } }),
    ...changed,
  });
  const check = asks(port, contract.chooseCheck, {
    given: ({ minutes }: WishTo<'check'>) => ({ body: { minutes } }),
    ...changed,
  });
  const timeOut = asks(port, contract.takeTimeOut, {
    given: ({ days: length }: WishTo<'time out'>) => ({ body: { days: length } }),
    ...changed,
  });
  const exclude = asks(port, contract.excludeSelf, {
    given: ({ months }: WishTo<'exclude'>) => ({ body: { months } }),
    ...changed,
  });
  const table = asks('statement.save', contract.readStatement, {
    given: daysOf,
    answered: ({ from, to, rows }) => {
      saveFile(`statement-${from}-${to}.csv`, 'text/csv', statementCsv(rows));
      return saved;
    },
  });
  const paper = asks('statement.save', contract.readStatementPaper, {
    given: daysOf,
    answered: ({ name, bytes }) => {
      saveFile(name, 'application/pdf', bytes);
      return saved;
    },
  });
  const proof = asks('statement.save', readProof, {
    answered: ({ name, text }) => {
      saveFile(name, 'application/json', text);
      return saved;
    },
  });
  return {
    'protection.read': asks('protection.read', contract.readProtection, {
      given: () => ({}),
      answered: told,
    }),
    'protection.answer': asks('protection.answer', contract.answerCheck, {
      given: () => ({}),
      answered: told,
      refused: (problem) => ({ type: 'protection.refused', problem }),
    }),
    'safeguard.change': (wish, answer, hear) => {
      switch (wish.does) {
        case 'confirm':
          return confirm(wish, answer, hear);
        case 'keep':
          return keep(wish, answer, hear);
        case 'check':
          return check(wish, answer, hear);
        case 'time out':
          return timeOut(wish, answer, hear);
        case 'exclude':
          return exclude(wish, answer, hear);
      }
    },
    'limit.submit': asks('limit.submit', contract.setLimit, {
      given: (body) => ({ body }),
      answered: () => ({ type: 'form.accepted' }),
      refused: (problem) => ({ type: 'form.refused', problem }),
    }),
    'statement.read': asks('statement.read', contract.readStatement, {
      given: daysOf,
      answered: ({ rows }) => ({ type: 'statement.told', rows }),
    }),
    'statement.save': (input, answer, hear) => {
      if (input.as === 'proof') return proof(input, answer, hear);
      if (input.as === 'paper') return paper(input, answer, hear);
      if (input.as === 'table') return table(input, answer, hear);
      import('./checker.html?raw').then(
        ({ default: page }) => {
          saveFile('check-statement.html', 'text/html', page);
          answer(saved);
        },
        () => answer({ type: 'port.failed', port: 'statement.save' }),
      );
      return undefined;
    },
  };
};
