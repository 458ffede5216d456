import { useActorRef } from '@xstate/react';
import { expect, userEvent, type within } from 'storybook/test';
import { type TableContext, tableMachine } from '../../machines/play/table.machine';
import { said } from '../support/spoken';
import { type Still, still } from '../support/still';
import { storyOf } from '../support/story';
import { aTable, input, LanternRun } from './lanternRun';

interface Played {
  canvas: ReturnType<typeof within>;
}

export default { title: 'machines/table' };

const Table = ({ at }: { at: Still }) => {
  const table = useActorRef(tableMachine, { snapshot: at.snapshot as never, input });
  return <LanternRun table={table} />;
};

const table = (state: string, context: Partial<TableContext> = {}) => {
  const here = still(tableMachine, state, aTable(context));
  return storyOf({ still: here, stills: {} }, <Table at={here} />);
};

export const AtRest = table('still');
export const Timing = table('timing');
export const Showing = table('showing', { steps: [3_000, 700] });

/** Where a show may not be cut short. */
export const ShownToItsEnd = {
  ...table('showing', { steps: [3_000, 700], maySkip: false }),
  play: async ({ canvas }: Played) => {
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^${said('Game.Spin')}`) }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(
      canvas.queryByRole('button', { name: new RegExp(`^${said('Game.Skip')}`) }),
    ).toBeNull();
  },
};

/** The sheet of stakes, with one that is typed. */
const typing = (context: Partial<TableContext>) => ({
  ...table('still', context),
  play: async ({ canvas }: Played) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${said('Game.Stake')}`) }),
    );
    await expect(await canvas.findByLabelText(said('Game.Type a stake'))).toBeVisible();
  },
});
export const StakeTyped = typing({ typed: '500' });
export const StakeRefused = typing({
  typed: '150',
  fault: { rule: 'between', below: 100, above: 200 },
});
