import { useLayoutEffect, useRef } from 'react';
import { useCssVars } from '../ui/cssVars';
import { cx } from '../ui/cx';
import styles from './ChartView.module.css';
import { ANY } from './chart.rules';
import type { Box, Layout } from './layout';

export interface ChartViewProps {
  layout: Layout;
  /** Ids of the active states. */
  active: readonly string[];
  /** Ids of the edges that the last step took. */
  taken: readonly string[];
  /** The state in words, for those who do not see it. */
  value: string;
}

const State = ({ box, isActive }: { box: Box; isActive: boolean }) => {
  const { x, y, width, height, name, invokes, isOuter } = box;
  const isAny = box.id.endsWith(ANY);
  const middle = x + width / 2;
  return (
    <g
      className={cx(
        styles.state,
        isAny && styles.any,
        isOuter && styles.outer,
        isActive && styles.active,
      )}
      data-active={isActive && !isOuter ? '' : undefined}
    >
      <rect x={x} y={y} width={width} height={height} rx={isAny ? height / 2 : 12} />
      <text
        className={styles.name}
        x={isOuter ? x + 16 : middle}
        y={y + (isAny ? 17 : 22)}
        textAnchor={isOuter ? 'start' : 'middle'}
      >
        {name}
      </text>
      {invokes.map((port, index) => (
        <text
          key={port}
          className={styles.invoked}
          x={isOuter ? x + 16 : middle}
          y={y + 38 + index * 16}
          textAnchor={isOuter ? 'start' : 'middle'}
        >
          ⇄ {port}
        </text>
      ))}
    </g>
  );
};

/** A machine's chart: active states are filled, the edges of the last step stand out. */
export const ChartView = ({ layout, active, taken, value }: ChartViewProps) => {
  const isTaken = (edge: string) => taken.includes(edge);
  // What the last step took lies above what it crosses.
  const lines = layout.lines.toSorted(
    (one, other) => Number(one.edges.some(isTaken)) - Number(other.edges.some(isTaken)),
  );
  const chart = useRef<SVGSVGElement>(null);
  useCssVars(chart, { '--natural': `${layout.width}px` });
  useLayoutEffect(() => {
    chart.current
      ?.querySelector('[data-active]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [layout, value]);
  return (
    <svg
      ref={chart}
      className={styles.chart}
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={`Chart of ${layout.machine}, now in ${value === '' ? 'no state' : value}`}
    >
      <defs>
        <marker
          id="tip"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto"
        >
          <path className={styles.tip} d="M0 0L8 4L0 8z" />
        </marker>
        <marker
          id="tip-taken"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="6"
          markerHeight="6"
          orient="auto"
        >
          <path className={styles.tipTaken} d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {layout.boxes.map((box) => (
        <State key={box.id} box={box} isActive={active.includes(box.id)} />
      ))}
      {lines.map(({ id, path, edges, label, texts }) => (
        <g key={id} className={cx(styles.line, edges.some(isTaken) && styles.taken)}>
          <path d={path} markerEnd={`url(#${edges.some(isTaken) ? 'tip-taken' : 'tip'})`} />
          <rect {...label} rx="6" />
          {texts.map(({ edge, text, x, y }) => (
            <text
              key={edge}
              className={cx(isTaken(edge) && styles.takenText)}
              x={x}
              y={y}
              textAnchor="middle"
            >
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
};
