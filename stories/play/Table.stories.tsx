import { useActorRef } from '@xstate/react';
import { type TableContext, tableMachine } from '../../machines/play/table.machine';
import { type Still, still } from '../support/still';
import { storyOf } from '../support/story';
import { aTable, input, LanternRun } from './lanternRun';

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
