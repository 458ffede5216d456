import { catalogue } from '../../../games/catalogue';
import type { RoundClaim } from '../../../games/verify/claim';

/** The verifier's form as it is typed: every field text, the game as `engine/skin`. */
export interface VerifierDraft {
  game: string;
  serverSeed: string;
  commit: string;
  clientSeed: string;
  nonce: string;
  stake: string;
  bet: string;
  actions: string;
  outcome: string;
  /** Empty for a claim that does not say. */
  staked: string;
  pays: string;
  /** Version of the game's rules. */
  rules: string;
}
export type VerifierField = keyof VerifierDraft;

const first = catalogue.find(({ engine }) => engine === 'slot');

/** An empty form, or one filled from a round. */
export const draftOf = (claim: RoundClaim | undefined): VerifierDraft => ({
  game: claim === undefined ? `${first?.engine}/${first?.skin}` : `${claim.engine}/${claim.skin}`,
  serverSeed: claim?.serverSeed ?? '',
  commit: claim?.commit ?? '',
  clientSeed: claim?.clientSeed ?? '',
  nonce: String(claim?.nonce ?? 0),
  stake: String(claim?.stake ?? ''),
  bet: JSON.stringify(claim?.bet ?? {}),
  actions: JSON.stringify(claim?.actions ?? []),
  outcome: claim === undefined ? '' : JSON.stringify(claim.claimed.outcome),
  staked: String(claim?.claimed.staked ?? ''),
  pays: String(claim?.claimed.pays ?? ''),
  rules: String(claim?.rules ?? 1),
});

const whole = (text: string): number | undefined =>
  /^\d{1,15}$/.test(text.trim()) ? Number(text.trim()) : undefined;

const parsed = (text: string): { value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const listed = (text: string): { value: unknown[] } | undefined => {
  const read = parsed(text);
  return read !== undefined && Array.isArray(read.value) ? { value: read.value } : undefined;
};

/** The claim that a form makes, or the fields that cannot be read. */
export const claimOf = (
  draft: VerifierDraft,
): { claim: RoundClaim } | { unreadable: readonly VerifierField[] } => {
  const [engine = '', skin = ''] = draft.game.split('/');
  const nonce = whole(draft.nonce);
  const stake = whole(draft.stake);
  const pays = whole(draft.pays);
  const rules = whole(draft.rules) || undefined;
  const isStakedSaid = draft.staked.trim() !== '';
  const staked = isStakedSaid ? whole(draft.staked) : undefined;
  const bet = parsed(draft.bet);
  const actions = listed(draft.actions);
  const outcome = parsed(draft.outcome);
  if (
    nonce === undefined ||
    stake === undefined ||
    pays === undefined ||
    rules === undefined ||
    bet === undefined ||
    actions === undefined ||
    outcome === undefined ||
    (isStakedSaid && staked === undefined) ||
    draft.serverSeed === ''
  ) {
    const serverSeed = draft.serverSeed || undefined;
    const said = isStakedSaid ? { staked } : {};
    const read = { nonce, stake, pays, rules, bet, actions, outcome, serverSeed, ...said };
    const unread = Object.entries(read).filter(([, value]) => value === undefined);
    return { unreadable: unread.map(([name]) => name as VerifierField) };
  }
  const { serverSeed, commit, clientSeed } = draft;
  const claimed = { outcome: outcome.value, pays, ...(staked !== undefined && { staked }) };
  const steps = { bet: bet.value, actions: actions.value };
  return {
    claim: { serverSeed, commit, clientSeed, nonce, engine, skin, rules, stake, ...steps, claimed },
  };
};
