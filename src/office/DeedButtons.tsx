import type { DeskActor } from '../../machines/office/desk.machine';
import { Button } from '../ui/Button';
import { ask } from './ask';
import type { Deed } from './look';
import { say } from './say';

interface DeedButtonsProps<Row> {
  desk: DeskActor;
  /** What may be done to it. */
  deeds: readonly Deed<Row>[];
  item: Row;
  id: string;
}

/** A button for each deed that may be done to what lies open. */
export const DeedButtons = <Row,>({ desk, deeds, item, id }: DeedButtonsProps<Row>) =>
  deeds.map((deed) => (
    <Button key={deed.label} kind={deed.tone ?? 'quiet'} onClick={() => ask(desk, deed, id, item)}>
      {say(deed.label)}
    </Button>
  ));
