import type { Problem } from '../../contract/problems';
import * as contract from '../../contract/template.desk';
import { leavesNothing, nextStart, timetableFlaw } from '../../contract/template.rules';
import { scratchers } from '../../games/scratcher/scratcher.rules';
import { auditedBy } from '../audit/audit.store';
import { type Asked, answerOf, on, type Route } from '../http/route';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import type { Json } from '../store/stream';
import { changeTemplate, endTemplate, makeTemplate } from '../template/template.command';
import type { TemplatesState } from '../template/template.events';
import { unknownCountry, wrongTerm } from './terms';

type Terms = contract.TemplateTerms;

const slugOf = (game: string): string => game.replace('game_', '');

/** Tournaments that come again, before those who look after the games [decision 184]. */
export const templateDesk = ({ store, catalogue, countries, templates }: Platform): Route[] => {
  const list = async ({ body, now }: Asked<typeof contract.listTemplatesKept>) => {
    const { search, pageIndex, pageSize } = body;
    const text = search.trim().toLowerCase();
    const items = Object.entries(templates.state.terms)
      .filter(([, { name }]) => name.toLowerCase().includes(text))
      .map(([_id, terms]) => ({
        _id,
        ...terms,
        next: new Date(nextStart(terms.when, Date.parse(now))).toISOString(),
      }))
      .toSorted((one, other) => one.next.localeCompare(other.next));
    const from = pageIndex * pageSize;
    return { items: items.slice(from, from + pageSize), total: items.length };
  };

  /** What of these terms there is not, or cannot be kept. */
  const flawOf = (terms: Terms): Problem | undefined => {
    const { games, leastStake, cards, conditions, when } = terms;
    const game = games.find((id) => catalogue.find(id) === undefined);
    if (game !== undefined) return wrongTerm('games', 'no such game', slugOf(game));
    const small = games.find(
      (id) => Math.max(0, ...(catalogue.find(id)?.game.stakes ?? [])) < leastStake,
    );
    if (small !== undefined)
      return wrongTerm('leastStake', 'a game takes no stake as large', slugOf(small));
    if (cards !== undefined && scratchers.every(({ id }) => id !== cards.typeId))
      return wrongTerm('cards.typeId', 'no such scratch card', cards.typeId);
    const { countries: codes = [] } = conditions;
    const abroad = unknownCountry(countries, 'conditions.countries', codes);
    if (abroad !== undefined) return abroad;
    const flaw = timetableFlaw(when);
    if (flaw === 'ahead') return wrongTerm('when.ahead', 'one must always be to come');
    if (flaw !== undefined)
      return wrongTerm(`when.${flaw}`, 'longer than from one start to the next');
    return leavesNothing(terms)
      ? wrongTerm('guaranteed', 'it would leave a place nothing to win')
      : undefined;
  };

  type Writing =
    | typeof contract.makeTemplate
    | typeof contract.changeTemplate
    | typeof contract.endTemplate;

  /** As one member writes it, and the order itself. */
  const ordered = (call: Writing, { body: { why }, caller, now }: Asked<Writing>, id: string) => {
    const audited = auditedBy(store, caller, call, {
      subject: id,
      why,
      look: (states) =>
        ((states['templates'] as TemplatesState).terms[id] ?? null) as unknown as Json,
    });
    return { audited: { store: audited }, order: { id, by: caller.staff, why, at: now } };
  };

  const make = async (asked: Asked<typeof contract.makeTemplate>) => {
    const { terms } = asked.body;
    const flaw = flawOf(terms);
    if (flaw !== undefined) return { refused: flaw };
    const { audited, order } = ordered(contract.makeTemplate, asked, newId('template'));
    return answerOf(await makeTemplate(audited, { ...order, terms }));
  };

  const change = async (asked: Asked<typeof contract.changeTemplate>) => {
    const { _id, terms } = asked.body;
    const flaw = flawOf(terms);
    if (flaw !== undefined) return { refused: flaw };
    const { audited, order } = ordered(contract.changeTemplate, asked, _id);
    return answerOf(await changeTemplate(audited, { ...order, terms }));
  };

  const end = async (asked: Asked<typeof contract.endTemplate>) => {
    const { audited, order } = ordered(contract.endTemplate, asked, asked.body._id);
    return answerOf(await endTemplate(audited, order));
  };

  return [
    on(contract.listTemplatesKept, list),
    on(contract.makeTemplate, make),
    on(contract.changeTemplate, change),
    on(contract.endTemplate, end),
  ];
};
