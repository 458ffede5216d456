import { aTicketAttachment } from '../../contract/make/ticket';
import { problem } from '../../contract/problems';
import { attachMachine } from '../../machines/ticket/attach.machine';
import { Card } from '../../src/ui/Card';
import { FileChoice } from '../../src/views/ticket/FileChoice';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/attach' };

const chosen = (count: number) =>
  count === 0
    ? ''
    : JSON.stringify(
        Array.from({ length: count }, (_, at) =>
          aTicketAttachment({ _id: `attachment_000${at}`, name: `evening ${at + 1}.png` }),
        ),
      );
const told = {
  from: Date.UTC(2026, 10, 20, 18, 2),
  until: Date.UTC(2026, 10, 20, 18, 11),
  opened: ['/', '/games/lantern-run', '/play/lantern-run', '/support'],
  failed: 1,
  steps: [
    { at: Date.UTC(2026, 10, 20, 18, 2), to: 'router', type: 'router.go' },
    { at: Date.UTC(2026, 10, 20, 18, 4), to: 'stage/table', type: 'table.spin' },
    { at: Date.UTC(2026, 10, 20, 18, 11), to: 'stage/table', type: 'port.failed' },
  ],
};
const at = (
  state: string | object,
  files: number,
  code?: 'attachment-refused' | 'body-too-large',
) =>
  storyOf(
    mounted('attach', 'attach', attachMachine, state as never, {
      to: 'ticket',
      file: { url: '', name: 'evening at the pier.mov', bytes: 9_000 },
      told: state === 'told' ? told : undefined,
      problem: code === undefined ? undefined : problem(code),
    }),
    <Card>
      <FileChoice value={chosen(files)} onChange={() => undefined} />
    </Card>,
    { house: member },
  );

export const Fresh = at({ idle: 'fresh' }, 0);
export const SomeAttached = at({ idle: 'fresh' }, 2);
export const Full = at({ idle: 'fresh' }, 5);
export const Telling = at('telling', 0);
export const Told = at('told', 1);
export const Sending = at('sending', 1);
export const Refused = at({ idle: 'refused' }, 1, 'attachment-refused');
export const TooLarge = at({ idle: 'refused' }, 0, 'body-too-large');
