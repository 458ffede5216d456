import { aLimit, aProtection, aStatementRow } from '../../contract/make/protection';
import { problem } from '../../contract/problems';
import type { Protection } from '../../contract/protection';
import { limitMachine } from '../../machines/protection/limit.machine';
import { limitValues } from '../../machines/protection/limit.rules';
import { aProtected, aSafeguard, aStatement } from '../../machines/protection/protection.sample';
import { safeguardMachine } from '../../machines/protection/safeguard.machine';
import { statementMachine } from '../../machines/protection/statement.machine';
import { Mounted } from '../../src/app/Mounted';
import { Card } from '../../src/ui/Card';
import { LimitForm } from '../../src/views/protection/LimitForm';
import { ProtectionPage } from '../../src/views/protection/ProtectionPage';
import { RealityCheck } from '../../src/views/protection/RealityCheck';
import { Statement } from '../../src/views/protection/Statement';
import { member } from '../support/evening';
import { formStates } from '../support/forms';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/protection' };

const limits = [
  aLimit(),
  aLimit({
    id: 'deposit week USD',
    kind: 'deposit',
    period: 'week',
    currency: 'USD',
    value: 20_000,
    used: 20_000,
    left: 0,
    resetsAt: '2026-11-23T00:00:00.000Z',
    raise: {
      value: 30_000,
      from: '2026-11-21T20:00:00.000Z',
      until: '2026-11-28T20:00:00.000Z',
      waitMs: 86_400_000,
    },
  }),
  aLimit({
    id: 'time',
    kind: 'time',
    value: 90,
    used: 30,
    left: 60,
    raise: {
      value: null,
      from: '2026-11-19T20:00:00.000Z',
      until: '2026-11-26T20:00:00.000Z',
      waitMs: 0,
    },
  }),
];

/** The page with what protects the player in a state; the control of its presses rests. */
const page = (state: string, given: Partial<Protection> | undefined) => {
  const context = given === undefined ? { protection: undefined } : aProtected(given);
  const { stills } = mounted(
    'safeguard',
    'safeguard',
    safeguardMachine,
    { resting: 'untried' },
    aSafeguard(),
  );
  const subject = resident('protection', { present: state }, context);
  return storyOf({ ...subject, stills: { ...stills, ...subject.stills } }, <ProtectionPage />, {
    house: member,
  });
};

export const Absent = storyOf(resident('protection', 'absent'), <RealityCheck />, {
  house: member,
});
export const Awaiting = page('awaiting', undefined);
export const Asking = page('asking', { limits });
export const Known = page('known', {});
export const KnownWithLimits = page('known', { limits });
export const KnownTimedOut = page('known', {
  pause: { kind: 'time-out', until: '2026-11-27T20:00:00.000Z', leftMs: 604_800_000 },
});
export const KnownExcluded = page('known', {
  limits,
  pause: { kind: 'exclusion', until: '2027-05-20T20:00:00.000Z', leftMs: 1_000_000_000 },
});
export const Timing = page('timing', { check: { minutes: 30, dueMs: 600_000 } });
export const Failed = page('failed', undefined);

const played = aProtection({
  check: { minutes: 30, dueMs: 0 },
  stretch: { since: '2026-11-20T19:30:00.000Z', playedMs: 1_800_000 },
});
const check = (state: string, why?: 'rate-limited') =>
  storyOf(
    resident(
      'protection',
      { present: state },
      { protection: played, problem: why && problem(why) },
    ),
    <RealityCheck />,
    { house: member },
  );
export const Due = check('due');
export const Answering = check('answering');
export const Refused = check('refused', 'rate-limited');
export const Unreached = check('unreached');

const knowing = {
  house: { ...member, protection: [{ present: 'known' }, aProtected({ limits })] as never },
};
const pressed = (state: object | string, given: Parameters<typeof aSafeguard>[0] = {}) =>
  storyOf(
    mounted('safeguard', 'safeguard', safeguardMachine, state as never, aSafeguard(given)),
    <ProtectionPage />,
    knowing,
  );
export const Untried = pressed({ resting: 'untried' });
export const Done = pressed({ resting: 'done' }, { wish: { does: 'check', minutes: 30 } });
export const WishRefused = pressed({ resting: 'refused' }, { problem: problem('step-illegal') });
export const WishUnreached = pressed({ resting: 'unreached' });
export const Sure = pressed('sure', { wish: { does: 'exclude', months: 6 } });
export const Changing = pressed('changing', { wish: { does: 'time out', days: 7 } });

const rows = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => aStatementRow({ day }));
const statement = (state: string, given: Parameters<typeof aStatement>[0] = {}) =>
  storyOf(
    mounted('statement', 'statement', statementMachine, state as never, aStatement(given)),
    <Card>
      <Mounted at="statement" control="statement">
        {(actor) => <Statement actor={actor} />}
      </Mounted>
    </Card>,
    { house: member },
  );
export const StatementAsking = statement('asking');
export const StatementShown = statement('shown', { rows });
export const StatementEmpty = statement('shown');
export const StatementSaving = statement('saving', { rows });
export const StatementSavingPaper = statement('saving', { rows, as: 'paper' });
export const StatementUnsaved = statement('unsaved', { rows });
export const StatementFailed = statement('failed');

const form = formStates(limitMachine, 'limit', { ...limitValues, amount: '500' });
const formView = (
  <Card>
    <Mounted at="limit" control="limit" input={limitValues}>
      {(actor) => <LimitForm actor={actor} currencies={['COINS', 'USD']} />}
    </Mounted>
  </Card>
);
export const LimitFilled = storyOf(form.filled, formView, { house: member });
export const LimitRefused = storyOf(form.refused('currency-unknown'), formView, { house: member });
export const LimitUnreachable = storyOf(form.unreachable, formView, { house: member });
export const LimitSubmitting = storyOf(form.submitting, formView, { house: member });
export const LimitAccepted = storyOf(form.accepted, formView, { house: member });
