import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Children,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './Carousel.module.css';
import { useCssVars } from './cssVars';
import { cx } from './cx';

/** Between two slides, in pixels. */
const GAP = 12;

export interface CarouselProps {
  label: string;
  /** What it is, and what each of its parts is, to those who do not see it. */
  kind: string;
  slideKind: string;
  /** "1 of 4", from 1. */
  slideLabel: (place: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Where its buttons are; none when everything is seen at once. */
  buttons?: 'over' | 'above' | undefined;
  mayGoBack: boolean;
  mayGoOn: boolean;
  /** The first slide that is seen, from 0, and how many are seen at once. */
  at: number;
  shown: number;
  /** By how many pixels a finger has drawn it towards the next slide. */
  by: number;
  /** It slides to where it will stand. */
  sliding: boolean;
  /** A finger is on it, and what lies below is not to be marked; it has moved beyond a press. */
  held: boolean;
  drawn: boolean;
  /** It was just drawn: the click of that presses nothing. */
  swallows: boolean;
  /** The width in pixels that a slide needs; absent where one fills it. */
  least?: number | undefined;
  onPrevious: () => void;
  onNext: () => void;
  /** What lies on a slide has the focus. */
  onShow: (at: number) => void;
  /** How many slides have room, at first and whenever that changes. */
  onFit: (shown: number) => void;
  onHold: () => void;
  onDraw: (by: number) => void;
  /** With the width of a slide and its gap, in pixels. */
  onRelease: (width: number) => void;
  onCancel: () => void;
  /** One slide each. */
  children: ReactNode;
}

const useFit = (least: number | undefined, count: number, onFit: (shown: number) => void) => {
  const view = useRef<HTMLDivElement>(null);
  const fit = useEffectEvent(() => {
    // Asked for its width, the browser lays the whole page out before it is all there.
    if (least === undefined) return onFit(1);
    const width = view.current?.clientWidth ?? 0;
    return onFit(Math.max(1, Math.floor((width + GAP) / (least + GAP))));
  });
  useLayoutEffect(() => {
    fit();
  }, [count]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => fit());
    if (view.current !== null) watch.observe(view.current);
    return () => watch.disconnect();
  }, []);
  return view;
};

/** How a finger draws: from where it was laid down, towards the next slide positive (px). */
const useFinger = ({ shown, drawn, onHold, onDraw, onRelease, onCancel }: CarouselProps) => {
  const from = useRef<number>(undefined);
  const moved = (event: PointerEvent<HTMLElement>) => {
    const by = (from.current ?? event.clientX) - event.clientX;
    return getComputedStyle(event.currentTarget).direction === 'rtl' ? -by : by;
  };
  const cancel = () => {
    from.current = undefined;
    onCancel();
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      from.current = event.clientX;
      onHold();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      // Sooner it would take the press from a link.
      if (drawn) event.currentTarget.setPointerCapture(event.pointerId);
      // It was let go where nobody told of it.
      if (event.buttons === 0) cancel();
      else onDraw(moved(event));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (from.current === undefined) return;
      from.current = undefined;
      onRelease((event.currentTarget.clientWidth + GAP) / shown);
    },
    onPointerCancel: cancel,
  };
};

interface TurnProps {
  label: string;
  icon: ReactNode;
  may: boolean;
  onClick: () => void;
}

/** Stays in the order of the keyboard at an end: who pressed it there still has the focus. */
const Turn = ({ label, icon, may, onClick }: TurnProps) => (
  <button
    type="button"
    className={styles.turn}
    aria-label={label}
    aria-disabled={!may}
    onClick={onClick}
  >
    {icon}
  </button>
);

/** Slides in a row, as many seen as have room; nothing turns by itself [§4, §9]. */
export const Carousel = (props: CarouselProps) => {
  const { label, kind, slideKind, slideLabel, buttons, at, shown, by, held, sliding } = props;
  const { mayGoBack, mayGoOn, swallows, least, onPrevious, onNext, onShow, onFit } = props;
  const count = Children.count(props.children);
  const view = useFit(least, count, onFit);
  const track = useRef<HTMLDivElement>(null);
  useCssVars(track, { '--at': at, '--shown': shown, '--by': `${by}px`, '--gap': `${GAP}px` });
  const seen = shown > 1 ? `${at + 1}–${Math.min(at + shown, count)}` : at + 1;
  return (
    <section
      className={cx(styles.carousel, buttons && styles[buttons])}
      aria-roledescription={kind}
      aria-label={label}
    >
      {buttons && (
        <div className={styles.turns}>
          <Turn
            label={props.previousLabel}
            icon={<ChevronLeft aria-hidden="true" />}
            may={mayGoBack}
            onClick={onPrevious}
          />
          <p className={styles.seen} aria-live="polite">{`${seen} / ${count}`}</p>
          <Turn
            label={props.nextLabel}
            icon={<ChevronRight aria-hidden="true" />}
            may={mayGoOn}
            onClick={onNext}
          />
        </div>
      )}
      <div
        ref={view}
        className={cx(styles.view, held && styles.held)}
        {...useFinger(props)}
        onClickCapture={(event: MouseEvent) => {
          if (!swallows) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onFocus={({ target }) => {
          const slides = [...(track.current?.children ?? [])];
          onShow(slides.findIndex((slide) => slide.contains(target)));
        }}
        // Links and pictures would be carried away by the mouse instead.
        onDragStart={(event) => event.preventDefault()}
      >
        <div ref={track} className={cx(styles.track, sliding && styles.sliding)}>
          {Children.map(props.children, (slide, place) => (
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={slideKind}
              aria-label={slideLabel(place + 1)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
