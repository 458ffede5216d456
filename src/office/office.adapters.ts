import type { EventObject } from 'xstate';
import type { BodyOf } from '../../contract/call';
import { findAnything } from '../../contract/find.desk';
import { STAFF_PAGE } from '../../contract/limits';
import { addPasskey } from '../../contract/passkey';
import type { Problem } from '../../contract/problems';
import * as staff from '../../contract/staff';
import { typeInTicketDue } from '../../contract/ticket.desk';
import { type AdaptersOf, fill } from '../../machines/kit/port';
import {
  type DeskCount,
  type DeskFact,
  type DeskRow,
  type DeskTold,
  deskPorts,
} from '../../machines/office/desk.words';
import { doorPorts } from '../../machines/office/door.words';
import { finderPorts } from '../../machines/office/finder.words';
import { addressAt, type DeskName, pathOf } from '../../machines/office/office.rules';
import { officePorts } from '../../machines/office/office.words';
import { typingPorts } from '../../machines/ticket/typing.words';
import { type Asks, openApi } from '../adapters/api';
import { openDisk } from '../adapters/disk';
import { csvOf } from './csv';
import type { Listing } from './look';
import { deeds, looks } from './looks';
import { making, provingBy } from './passkey';

type Adapters = AdaptersOf<
  typeof officePorts & typeof doorPorts & typeof deskPorts & typeof finderPorts & typeof typingPorts
>;

const TOKEN = 'staff.token';
const NOT_FOUND = 404;
const EXPORT_SIZE = 100;
const EXPORT_PAGES = 100;

/** A session lasts as long as its tab, and no other page of the product reads it. */
const tab = openDisk(() => window.sessionStorage);
const tokenOf = (): string | undefined => tab.read(TOKEN);
const keepToken = (token: string | undefined): void => {
  if (token === undefined) tab.erase(TOKEN);
  else tab.write(TOKEN, token);
};

const ended = { type: 'office.ended' } as const;

/** A session that is over leads back to the door; the token is no good any more. */
const isOver = ({ code }: Problem): boolean => {
  if (code !== 'token-expired' && code !== 'not-signed-in') return false;
  keepToken(undefined);
  return true;
};

/** The address bar as the office reads it. */
export const addressNow = () =>
  addressAt(
    window.location.pathname,
    Object.fromEntries(new URLSearchParams(window.location.search)),
  );

/** An invitation in the address: it reaches no server by itself, and is taken out of the bar at once. */
export const takeLink = (): string | undefined => {
  const link = window.location.hash.slice(1);
  if (link === '') return undefined;
  window.history.replaceState(null, '', window.location.pathname);
  return link;
};

/** What only this answer tells. */
const toldIn = (answered: object): DeskTold | undefined => {
  for (const is of ['link', 'page', 'secret'] as const) {
    const text = (answered as Partial<Record<DeskTold['is'], string>>)[is];
    if (text !== undefined) return { is, text };
  }
  return undefined;
};

type Told = Extract<DeskFact, { type: 'desk.listed' }>;

/** Asks for a page of a desk, and hears it or why not. */
type Lister = (query: Listing, answer: (fact: DeskFact | EventObject) => void) => () => void;

const overOrNothing = (problem: Problem) => (isOver(problem) ? ended : undefined);

const listerOf =
  (asks: Asks) =>
  (desk: DeskName): Lister =>
  (query, answer) => {
    const { list, extra } = looks[desk];
    const adapter = asks('desk.list', list.call, {
      given: (input: Listing) => (list.body && { body: list.body(input) }) as never,
      answered: (found) => {
        const { items, total } = found as unknown as { items: DeskRow[]; total: number };
        const more = extra?.(found as never);
        return {
          type: 'desk.listed',
          rows: items,
          total,
          ...(more !== undefined && { extra: more }),
        };
      },
      refused: overOrNothing,
    });
    return adapter(query, answer as never, () => undefined) ?? (() => undefined);
  };

const saveFile = (name: string, text: string): void => {
  // Programs of tables read it as what it is only by its mark.
  const blob = new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address));
};

const adaptersOf = (asks: Asks): Adapters => {
  const lister = listerOf(asks);
  return {
    'office.self': (input, answer, hear) => {
      if (tokenOf() !== undefined)
        return asks('office.self', staff.staffSelf, {
          answered: (self) => ({ type: 'office.entered', self }) as const,
          refused: overOrNothing,
        })(input, answer, hear);
      answer(ended);
      return undefined;
    },
    'office.signOut': asks('office.signOut', staff.staffSignOut, {
      answered: () => {
        keepToken(undefined);
        return ended;
      },
      refused: overOrNothing,
    }),
    'office.address': ({ at: begun }, answer, hear) => {
      if (begun !== undefined) window.history.replaceState(null, '', pathOf(begun));
      hear(({ type, at }) => {
        const path = pathOf(at);
        if (type === 'address.push') window.history.pushState(null, '', path);
        else window.history.replaceState(null, '', path);
      });
      const moved = () => {
        const at = addressNow();
        if (at !== undefined) answer({ type: 'office.moved', at });
      };
      window.addEventListener('popstate', moved);
      return () => window.removeEventListener('popstate', moved);
    },

    'door.look': (input, answer, hear) => {
      const leave: (() => void)[] = [];
      const look = asks('door.look', staff.staffEntrance, {
        answered: (entrance) => ({ type: 'door.shown', entrance }) as const,
      });
      const end = look(
        input,
        (shown) => {
          if (shown.type !== 'door.shown' || input.link === undefined) return answer(shown);
          const { entrance } = shown;
          const read = asks('door.look', staff.staffInvitation, {
            given: ({ link }: { link: string }) => ({ body: { link } }),
            answered: (invitation) => ({ type: 'door.shown', entrance, invitation }) as const,
            refused: () => ({ type: 'door.stale', entrance }) as const,
          });
          const stop = read({ link: input.link }, answer, hear);
          if (stop !== undefined) leave.push(stop);
        },
        hear,
      );
      return () => {
        end?.();
        for (const stop of leave) stop();
      };
    },
    'door.enter': (input, answer, hear) => {
      const refused = (problem: Problem) => ({ type: 'door.refused', problem }) as const;
      const { email, password, code } = input;
      const signingIn = (factor: Pick<BodyOf<typeof staff.staffSignIn>, 'code' | 'passkey'>) =>
        asks('door.enter', staff.staffSignIn, {
          given: () => ({ body: { email, password, ...factor } }),
          answered: ({ token, self }) => {
            keepToken(token);
            return { type: 'door.opened', self, recovery: [] as string[] } as const;
          },
          refused,
        });
      if (input.isPasskey) {
        const unlocked = provingBy({ name: 'door.enter', asks, refused }, (passkey) =>
          signingIn({ passkey }),
        );
        return unlocked({}, answer, hear);
      }
      if (input.link === undefined) return signingIn({ code })({}, answer, hear);
      return asks('door.enter', staff.staffEnrol, {
        given: ({ link = '', password, code }: typeof input) => ({
          body: { link, password, code },
        }),
        answered: ({ token, self, recovery }) => {
          keepToken(token);
          return { type: 'door.opened', self, recovery } as const;
        },
        refused,
      })(input, answer, hear);
    },

    'desk.list': ({ desk, query: { page, ...query } }, answer) =>
      lister(desk)({ ...query, pageIndex: page - 1, pageSize: STAFF_PAGE }, answer as never),
    'desk.read': ({ desk, id }, answer, hear) => {
      const refused = (problem: Problem) => {
        if (isOver(problem)) return ended;
        return problem.status === NOT_FOUND ? ({ type: 'desk.missing' } as const) : undefined;
      };
      const { opens } = looks[desk];
      if (opens !== undefined)
        return asks('desk.read', opens.call, {
          given: () => ({ params: { id } }) as never,
          answered: (found) => ({ type: 'desk.told', item: opens.item(found as never) }) as const,
          refused,
        })({}, answer, hear);
      answer({ type: 'desk.missing' });
      return undefined;
    },
    'desk.do': (input, answer, hear) => {
      const { name, id, values } = input;
      const deed = deeds.find((one) => one.name === name);
      if (deed === undefined) throw new Error(`Nobody does '${name}'`);
      const refused = (problem: Problem) =>
        isOver(problem) ? ended : ({ type: 'desk.refused', problem } as const);
      const doing = (more: object = {}) =>
        asks('desk.do', deed.call, {
          given: () => ({ body: { ...deed.body(id, values), ...more } }) as never,
          answered: (answered) => {
            const told = toldIn(answered as object);
            return { type: 'desk.done' as const, ...(told !== undefined && { told }) };
          },
          refused,
        });
      if (name !== addPasskey.name) return doing()({}, answer, hear);
      const made = making({ name: 'desk.do', asks, refused }, (said) => doing({ made: said }));
      return made({}, answer, hear);
    },
    'desk.count': ({ name, id, values }, answer, hear) => {
      const { counts } = deeds.find((one) => one.name === name) ?? {};
      if (counts === undefined) throw new Error(`Nobody counts '${name}'`);
      return asks('desk.count', counts.call, {
        given: () => ({ body: counts.body(id, values) }) as never,
        answered: (counted) =>
          ({ type: 'desk.counted', counted: counted as unknown as DeskCount }) as const,
        refused: (problem: Problem) =>
          isOver(problem) ? ended : ({ type: 'desk.refused', problem } as const),
      })({}, answer, hear);
    },
    'desk.prove': ({ by, code }, answer, hear) => {
      const refused = (problem: Problem) =>
        isOver(problem) ? ended : ({ type: 'desk.refused', problem } as const);
      const proving = (body: BodyOf<typeof staff.staffProve>) =>
        asks('desk.prove', staff.staffProve, {
          given: () => ({ body }),
          answered: () => ({ type: 'desk.proved' }) as const,
          refused,
        });
      if (by === 'code') return proving({ code })({}, answer, hear);
      const unlocked = provingBy({ name: 'desk.prove', asks, refused }, (passkey) =>
        proving({ passkey }),
      );
      return unlocked({}, answer, hear);
    },
    'desk.export': ({ desk, query: { page: _p, ...query } }, answer) => {
      const rows: object[] = [];
      let stop: () => void = () => undefined;
      const next = (pageIndex: number): void => {
        stop = lister(desk)({ ...query, pageIndex, pageSize: EXPORT_SIZE }, (fact) => {
          if (fact.type !== 'desk.listed') return answer(fact as never);
          const { rows: more, total } = fact as Told;
          rows.push(...more);
          if (more.length > 0 && rows.length < total && pageIndex + 1 < EXPORT_PAGES)
            return next(pageIndex + 1);
          saveFile(`${desk}.csv`, csvOf(rows));
          answer({ type: 'desk.exported' });
        });
      };
      next(0);
      return () => stop();
    },

    // Of one that is gone, or without a session, the desk is told to read it again.
    'typing.tell': asks('typing.tell', typeInTicketDue, {
      given: ({ id: _id, isTyping }) => ({ body: { _id, isTyping } }),
      answered: (heard) => ({ type: 'typing.heard', ...heard }) as const,
      refused: () => ({ type: 'typing.lost' }) as const,
    }),
    'finder.find': asks('finder.find', findAnything, {
      given: ({ search }: { search: string }) => ({ body: { search } }),
      answered: ({ items }) => ({ type: 'finder.found', items }) as const,
      refused: overOrNothing,
    }),
  };
};

const adapters = adaptersOf(openApi(tokenOf));
const filled = (names: readonly (keyof Adapters)[]) =>
  Object.fromEntries(names.map((name) => [name, fill(name, adapters[name] as never)])) as never;

/** The office's ports for a browser, by the machine that asks: give them to its `.provide({ actors })`. */
export const browserPorts: Readonly<
  Record<'office' | 'door' | 'desk' | 'finder' | 'typing', never>
> = {
  office: filled(Object.keys(officePorts) as (keyof Adapters)[]),
  door: filled(Object.keys(doorPorts) as (keyof Adapters)[]),
  desk: filled(Object.keys(deskPorts) as (keyof Adapters)[]),
  finder: filled(Object.keys(finderPorts) as (keyof Adapters)[]),
  typing: filled(Object.keys(typingPorts) as (keyof Adapters)[]),
};
