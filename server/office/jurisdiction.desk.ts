import * as contract from '../../contract/jurisdiction.desk';
import { auditedBy } from '../audit/audit.store';
import { cutPage } from '../http/page';
import { type Asked, answerOf, on, type Route } from '../http/route';
import {
  changeJurisdiction,
  endJurisdiction,
  makeJurisdiction,
} from '../jurisdiction/jurisdiction.command';
import type { JurisdictionsState } from '../jurisdiction/jurisdiction.events';
import type { Platform } from '../platform';
import { newId } from '../secret/secret';
import type { Json } from '../store/stream';
import { holdingAt } from '../store/version';
import { astray } from './terms';

/** Each jurisdiction's terms that hold and those that will, the nearest first. */
const keptOf = (
  [jurisdictionId, versions]: [string, JurisdictionsState['versions'][string]],
  now: string,
): contract.JurisdictionKept[] => {
  const holding = Math.max(0, holdingAt(versions, now));
  const named = versions.findLast(({ terms }) => terms !== undefined)?.terms?.name ?? '';
  return versions.slice(holding).flatMap(({ from, terms }, nth) => {
    const isOver = nth === 0 && terms === undefined;
    if (isOver && versions.length === holding + 1) return [];
    return [
      {
        _id: `${jurisdictionId} ${holding + nth}`,
        jurisdictionId,
        name: terms?.name ?? named,
        ...(terms && { terms }),
        ...(from !== undefined && { from }),
        holds: from === undefined || from <= now,
      },
    ];
  });
};

/** What is allowed where, before those who answer for it [decision 177]. */
export const jurisdictionDesk = ({ store, countries, jurisdictions }: Platform): Route[] => {
  const list = async ({ body, now }: Asked<typeof contract.listJurisdictionsKept>) => {
    const text = body.search.trim().toLowerCase();
    const items = Object.entries(jurisdictions.versions)
      .flatMap((each) => keptOf(each, now))
      .filter(({ name, terms }) =>
        `${name} ${(terms?.countries ?? []).join(' ')}`.toLowerCase().includes(text),
      )
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    return cutPage(items, body);
  };

  type Writing =
    | typeof contract.makeJurisdiction
    | typeof contract.changeJurisdiction
    | typeof contract.endJurisdiction;

  /** As one member writes it, and the order itself. */
  const ordered = (call: Writing, { body, caller, now }: Asked<Writing>, id: string) => {
    const { why, from } = body;
    const audited = auditedBy(store, caller, call, {
      subject: id,
      why,
      look: (states) =>
        ((states['jurisdictions'] as JurisdictionsState).versions[id] ?? null) as unknown as Json,
    });
    const order = { id, by: caller.staff, why, at: now, ...(from !== undefined && { from }) };
    return { audited: { store: audited }, order };
  };

  const make = async (asked: Asked<typeof contract.makeJurisdiction>) => {
    const { terms } = asked.body;
    const flaw = astray(countries, terms);
    if (flaw !== undefined) return { refused: flaw };
    const id = newId('jurisdiction');
    const { audited, order } = ordered(contract.makeJurisdiction, asked, id);
    return answerOf(await makeJurisdiction(audited, { ...order, terms }));
  };

  const change = async (asked: Asked<typeof contract.changeJurisdiction>) => {
    const { _id: id, terms } = asked.body;
    const flaw = astray(countries, terms);
    if (flaw !== undefined) return { refused: flaw };
    const { audited, order } = ordered(contract.changeJurisdiction, asked, id);
    return answerOf(await changeJurisdiction(audited, { ...order, terms }));
  };

  const end = async (asked: Asked<typeof contract.endJurisdiction>) => {
    const { audited, order } = ordered(contract.endJurisdiction, asked, asked.body._id);
    return answerOf(await endJurisdiction(audited, order));
  };

  return [
    on(contract.listJurisdictionsKept, list),
    on(contract.makeJurisdiction, make),
    on(contract.changeJurisdiction, change),
    on(contract.endJurisdiction, end),
  ];
};
