import type { DocumentKind, DocumentSide } from '../../contract/identity.rules';
import type { IdentityStep } from '../../contract/lifecycles';
import type { Fact, StreamKind } from '../store/stream';

/** The ids of the files that show a paper, by side. */
export type Sides = Readonly<Partial<Record<DocumentSide, string>>>;

/** The review of a player's papers, `identity:{player}`. What they show is in no event. */
export type IdentityEvent = { readonly at: string } & (
  | {
      readonly type: 'identity.submitted';
      readonly kind: DocumentKind;
      readonly sides: Sides;
    }
  /** A member of staff looks at them. */
  | { readonly type: 'identity.reviewing'; readonly by: string }
  | { readonly type: 'identity.verified'; readonly by: string }
  | { readonly type: 'identity.refused'; readonly by: string; readonly reason: string }
);

export interface IdentityState {
  readonly phase: IdentityStep;
  readonly kind?: DocumentKind;
  readonly sides?: Sides;
  readonly submittedAt?: string;
  readonly reviewer?: string;
  readonly decidedAt?: string;
  readonly reason?: string;
}

const evolve = (state: IdentityState, event: IdentityEvent): IdentityState => {
  switch (event.type) {
    case 'identity.submitted':
      return {
        phase: 'submitted',
        kind: event.kind,
        sides: event.sides,
        submittedAt: event.at,
      };
    case 'identity.reviewing':
      return { ...state, phase: 'reviewing', reviewer: event.by };
    case 'identity.verified':
      return { ...state, phase: 'verified', reviewer: event.by, decidedAt: event.at };
    case 'identity.refused':
      return {
        ...state,
        phase: 'refused',
        reviewer: event.by,
        decidedAt: event.at,
        reason: event.reason,
      };
  }
};

const facts = (player: string): Fact[] => [
  { audience: `player:${player}`, handler: 'identity', body: {} },
];

export const identityKind: StreamKind<IdentityState, IdentityEvent> = {
  name: 'identity',
  initial: { phase: 'none' },
  evolve,
  facts,
  personal: (player, event) =>
    event.type === 'identity.refused'
      ? { of: player, fields: ['reason'], instead: { reason: '' } }
      : undefined,
};
