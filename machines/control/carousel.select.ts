import type { SnapshotFrom } from 'xstate';
import type { carouselMachine } from './carousel.machine';

type Snapshot = SnapshotFrom<typeof carouselMachine>;

/** Whether a finger lies on it. */
export const isHeld = (carousel: Snapshot): boolean =>
  carousel.matches('held') || carousel.matches('drawn');

/** Whether the row slides to where it will stand. */
export const isSliding = (carousel: Snapshot): boolean =>
  carousel.matches('turning') || carousel.matches('settling');

/** Whether there is more than is seen at once. */
export const isTurnable = ({ context: { count, shown } }: Snapshot): boolean => count > shown;
