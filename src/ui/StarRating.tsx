import Star from 'lucide-react/icons/star';
import { useId, useRef } from 'react';
import { useCssVars } from './cssVars';
import { cx } from './cx';
import styles from './StarRating.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface StarLooks {
  /** 0…number of stars; 0 is none [§9]. */
  value: number;
  /** Edge of a star in px; 30 by default [§9]. */
  size?: number;
}

export interface StarsProps extends StarLooks {
  total?: number;
  /** "4 of 5 stars". */
  label: string;
}

export interface StarRatingProps extends StarLooks {
  legend: string;
  /** One name per star: "1 star", "2 stars"…; their number is the total. */
  starLabels: readonly string[];
  /** The star under the pointer, 0 when none: it and those before it light up [§4]. */
  hovered: number;
  onHover: (star: number) => void;
  onRate: (star: number) => void;
}

const STAR_PX = 30;

/** A rating that is only shown. */
export const Stars = ({ value, total = 5, label, size = STAR_PX }: StarsProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  useCssVars(ref, { '--star': `${size}px` });
  return (
    <span ref={ref} className={styles.stars} role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <Star key={index} className={cx(styles.star, index < value && styles.lit)} />
      ))}
    </span>
  );
};

/** A rating to give, on native radios: arrow keys and screen readers know them. */
export const StarRating = (props: StarRatingProps) => {
  const { value, size = STAR_PX, legend, starLabels, hovered, onHover, onRate } = props;
  const name = useId();
  const ref = useRef<HTMLFieldSetElement>(null);
  useCssVars(ref, { '--star': `${size}px` });
  const shown = hovered > 0 ? hovered : value;
  return (
    <fieldset ref={ref} className={styles.rating} onPointerLeave={() => onHover(0)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {starLabels.map((label, index) => (
        <label key={label} className={styles.choice} onPointerEnter={() => onHover(index + 1)}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={value === index + 1}
            aria-label={label}
            onChange={() => onRate(index + 1)}
          />
          <Star className={cx(styles.star, index < shown && styles.lit)} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
};
