import { isRefused, type Json } from '../engine';
import { gameRules } from '../engines';
import type { Draw } from '../fair/draw.rules';
import { commitOf, fairDraw } from '../fair/fair.rules';
import type { RoundClaim } from './claim';

/** One checked step: what was claimed, what the rules give, and whether they are the same. */
export interface Finding {
  readonly step: 'commit' | 'order' | 'actions' | 'outcome' | 'staked' | 'pays';
  readonly ok: boolean;
  readonly claimed: string;
  readonly found: string;
}

export interface Verification {
  readonly ok: boolean;
  readonly findings: readonly Finding[];
  /** The round as the rules play it, with the words it drew; absent when order or steps are refused. */
  readonly replay?: {
    readonly outcome: Json;
    readonly pays: number;
    readonly words: readonly number[];
  };
}

/** JSON with sorted keys: a database may return an object's keys in another order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null';

const finding = (step: Finding['step'], claimed: string, found: string): Finding => ({
  step,
  ok: claimed === found,
  claimed,
  found,
});

const heard = (draw: Draw): { draw: Draw; words: number[] } => {
  const words: number[] = [];
  const listening: Draw = {
    word() {
      const word = draw.word();
      words.push(word);
      return word;
    },
    get used() {
      return draw.used;
    },
  };
  return { draw: listening, words };
};

const withStake = (stakes: readonly number[], stake: number): number[] =>
  [...new Set([...stakes, stake])].toSorted((one, other) => one - other);

/**
 * Plays a round again from its seeds and compares every step with the claim [decision 25]: the
 * commit made before play, the order, the further steps, the outcome, what was staked and what it pays.
 * A step that the rules do not take ends the replay there. Asks no server.
 */
export const verifyRound = (claim: RoundClaim): Verification => {
  const commit = finding('commit', claim.commit.trim().toLowerCase(), commitOf(claim.serverSeed));
  const order = { stake: claim.stake, bet: claim.bet };
  const refused = (why: string): Verification => ({
    ok: false,
    findings: [commit, { step: 'order', ok: false, claimed: canonical(order), found: why }],
  });
  if (gameRules(claim.engine, claim.skin) === undefined) return refused('game');
  const rules = gameRules(claim.engine, claim.skin, claim.rules ?? 1);
  if (rules === undefined) return refused('rules');
  const { draw, words } = heard(fairDraw(claim));
  // Which of the stakes that the rules can pay were on offer was the operator's to say.
  const offering = rules.offering(withStake(rules.stakes, claim.stake)) ?? rules;
  let step = offering.open(order, draw);
  if (isRefused(step)) return refused(step.field);
  const findings = [commit, finding('order', canonical(order), canonical(order))];
  let staked = claim.stake;
  for (const [turn, action] of claim.actions.entries()) {
    const next = rules.act(step.state, action);
    if (isRefused(next)) {
      const found = `${turn + 1}: ${next.field}`;
      const illegal: Finding = { step: 'actions', ok: false, claimed: canonical(action), found };
      return { ok: false, findings: [...findings, illegal] };
    }
    staked += next.raise ?? 0;
    step = next;
  }
  const { claimed, actions } = claim;
  if (actions.length > 0) findings.push(finding('actions', canonical(actions), canonical(actions)));
  findings.push(finding('outcome', canonical(claimed.outcome), canonical(step.outcome)));
  if (claimed.staked !== undefined)
    findings.push(finding('staked', String(claimed.staked), String(staked)));
  findings.push(finding('pays', String(claimed.pays), String(step.pays)));
  return {
    ok: findings.every(({ ok }) => ok),
    findings,
    replay: { outcome: step.outcome, pays: step.pays, words },
  };
};
