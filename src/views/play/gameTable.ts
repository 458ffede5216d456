import type { Json } from '../../../games/engine';
import type { TableProps } from '../../../games/table/table';

/** What every game in play is given, whatever its engine reads. */
export interface GameTableProps {
  /** Id of the skin. */
  skin: string;
  table: TableProps;
  bet: Json;
  /** The last or running round's, as its engine tells it. */
  outcome: unknown;
  /** Number of the step of the outcome that is shown. */
  shown: number;
  onBet: (bet: Json) => void;
}
