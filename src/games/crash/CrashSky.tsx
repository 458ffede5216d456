import { useLayoutEffect, useRef } from 'react';
import type { Flight } from '../../../contract/flight';
import { multipleAt, multipleText } from '../../../contract/flight.rules';
import { FLIGHT_BOARD_MS, FLIGHT_MULTIPLE_MAX } from '../../../contract/limits';
import type { Say } from '../table/table';
import styles from './CrashSky.module.css';
import { curveTo, tipAt } from './crash.curve';
import { timesSays } from './crash.says';
import { RocketWheel } from './RocketWheel';

/** The player's own seat on a flight. */
export interface Ride {
  /** Minor units. */
  staked: number;
  /** Where the player left, in hundredths; null while aboard. */
  cashed: number | null;
  auto: number | null;
}

/** A flight of the past, flown again. */
export interface Past {
  /** How much faster than in its own time. */
  speed: number;
  /** The multiple that its rider saw last, in hundredths. */
  top: number;
}

export interface CrashSkyProps {
  flight: Flight | undefined;
  ride: Ride | undefined;
  past: Past | undefined;
  amount: (minor: number) => string;
  t: Say;
}

const live: Past = { speed: 1, top: FLIGHT_MULTIPLE_MAX };

/** Where nothing is to move, numbers still go on, so often. */
const CALM_MS = 250;

/** What is worth how much at a multiple of the own stake: what was taken, once it was. */
const worthOf = ({ staked, cashed, auto }: Ride, multiple: number): number =>
  Math.floor((staked * (cashed ?? Math.min(multiple, auto ?? multiple))) / 100);

/**
 * The sky over the wheel: the multiple climbs by the page's own clock between what the server tells,
 * drawn past React, a frame at a time. The sign's width is that of its longest number.
 */
export const CrashSky = ({ flight, ride, past, amount, t }: CrashSkyProps) => {
  const sign = useRef<HTMLParagraphElement>(null);
  const worth = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const curve = useRef<SVGPathElement>(null);
  const area = useRef<SVGPathElement>(null);
  const sky = useRef<HTMLDivElement>(null);
  const rocket = useRef<SVGSVGElement>(null);
  const began = useRef(0);
  const { speed, top } = past ?? live;
  const since = flight?.sinceMs ?? 0;
  const phase = flight?.phase;
  const burst = flight?.burst?.crash;

  // Only what the server tells anew sets the clock: a press in between does not turn it back.
  useLayoutEffect(() => {
    if (flight !== undefined) began.current = performance.now() - flight.sinceMs / speed;
  }, [flight, speed]);

  // Who went down with it is not told what it was worth.
  const isLost = phase === 'burst' && ride?.cashed === null;
  useLayoutEffect(() => {
    const draw = (ms: number): void => {
      const multiple =
        burst ?? (phase === 'flying' ? Math.min(top, multipleAt(Math.floor(ms))) : 100);
      const inAir = phase === 'boarding' || phase === undefined ? 0 : ms;
      const [x, y, dx, dy] = tipAt(multiple, inAir);
      if (sign.current !== null) sign.current.textContent = `${multipleText(multiple)}×`;
      if (worth.current !== null)
        worth.current.textContent =
          ride === undefined || isLost ? '' : amount(worthOf(ride, multiple));
      curve.current?.setAttribute('d', curveTo(multiple, inAir));
      area.current?.setAttribute('d', `${curveTo(multiple, inAir)}L${x} 196L34 196Z`);
      // The picture is stretched to its room, the rocket is not: its slope is that of the room.
      const { clientWidth = 1, clientHeight = 1 } = sky.current ?? {};
      const turn = Math.atan2((dy * clientHeight) / 220, (dx * clientWidth) / 360);
      const style = rocket.current?.style;
      style?.setProperty('--x', `${(x / 360) * 100}%`);
      style?.setProperty('--y', `${(y / 220) * 100}%`);
      style?.setProperty('--turn', `${phase === 'burst' ? 0 : turn}rad`);
      const left = Math.max(0, Math.min(1, -ms / FLIGHT_BOARD_MS));
      bar.current?.style.setProperty('--left', String(left));
    };
    const at = (): number => (performance.now() - began.current) * speed;
    draw(at());
    // What is over stands still.
    if (burst !== undefined || (phase !== 'flying' && phase !== 'boarding')) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => draw(at()), CALM_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      draw(at());
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [phase, burst, since, ride, isLost, speed, top, amount]);

  return (
    <div
      ref={sky}
      className={styles.sky}
      data-phase={phase ?? 'unknown'}
      data-left={ride?.cashed != null}
    >
      <svg
        className={styles.scene}
        viewBox="0 0 360 220"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.grid} d="M34 160H360M34 120H360M34 80H360M34 40H360" />
        <path ref={area} className={styles.area} />
        <path ref={curve} className={styles.curve} />
      </svg>
      <svg className={styles.stand} viewBox="-34 -32 68 80" aria-hidden="true">
        <RocketWheel className={styles.wheel ?? ''} />
      </svg>
      <svg ref={rocket} className={styles.craft} viewBox="-34 -30 68 60" aria-hidden="true">
        {phase === 'burst' ? (
          <path
            className={styles.boom}
            d="M0-26 6-9 22-18 11-3 28 2 10 8 18 24 3 12-6 28-7 11-25 17-12 3-28-4-10-8-19-23-4-10z"
          />
        ) : (
          <>
            <path className={styles.flame} d="M-13-5Q-32 0-13 5-18 0-13-5z" />
            <path d="M-15-8Q6-12 22 0 6 12-15 8z" fill="#f4f1ff" />
            <path d="M11-6.500Q18-4 22 0 18 4 11 6.500z" fill="#ff6ab0" />
            <path d="M-15-8-23-15-7-9zM-15 8-23 15-7 9z" fill="#ff6ab0" />
            <circle cx="3" r="4" fill="#3a55c4" />
          </>
        )}
      </svg>
      <div className={styles.words}>
        <p ref={sign} className={styles.sign} dir="ltr">
          {timesSays(burst ?? 100)}
        </p>
        <p ref={worth} className={styles.worth} />
        <p className={styles.state}>
          {phase === 'burst'
            ? t('Game.Burst')
            : phase === 'boarding'
              ? t('Game.Boarding')
              : ride?.cashed == null
                ? ''
                : t('Game.You left at {times}', { times: timesSays(ride.cashed) })}
        </p>
        <span ref={bar} className={styles.bar} data-shown={phase === 'boarding'} />
      </div>
    </div>
  );
};
