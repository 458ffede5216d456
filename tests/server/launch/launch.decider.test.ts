import { test } from 'vitest';
import { LAUNCH_LINK_MS } from '../../../contract/limits';
import { decideLaunch } from '../../../server/launch/launch.decider';
import type { GateStates } from '../../../server/play/gate.moves';
import { playerKind } from '../../../server/player/player.events';
import { sessionKind } from '../../../server/session/session.events';
import { given } from '../../support/decider';
import { ann, inside, laws, outside } from '../../support/gate';
import { unprotected } from '../../support/protection';
import { ANN, at, NOW } from '../../support/states';

const entrant = { ...ann, game: 'game_wheel', currency: 'COINS', at: NOW };
const issued = (currency: string) => ({
  type: 'launch.issued' as const,
  game: 'game_wheel',
  currency,
  expiresAt: at(LAUNCH_LINK_MS),
});
const launch = (states: GateStates, asked: Parameters<typeof decideLaunch>[2]) =>
  given(states).when((these) => decideLaunch(these, 'launch_1', asked, laws));

test.each(['FUN', 'COINS', 'EUR'])('%s is launched where its mode is offered', (currency) => {
  launch(inside, { ...entrant, currency }).thenHappens(
    { launch: [{ ...issued(currency), player: ANN, session: 'session_1' }] },
    { launch: 'launch_1' },
  );
});

test('of a guest it is kept where they were', () => {
  const guest = { game: 'game_wheel', currency: 'FUN', country: 'MT', at: NOW };
  const nobody = {
    player: playerKind.initial,
    session: sessionKind.initial,
    protection: unprotected,
  };
  launch(nobody, guest).thenHappens(
    { launch: [{ ...issued('FUN'), country: 'MT' }] },
    { launch: 'launch_1' },
  );
});

test('whom the gate does not admit launches nothing', () => {
  launch(outside, entrant).thenRefused('not-signed-in', { rule: 'not-signed-in' });
});
