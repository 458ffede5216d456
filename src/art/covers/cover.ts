export interface CoverProps {
  /** The same seed draws the same picture. */
  seed: string;
  className?: string;
}
