import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api';
import { ANY, type Chart, type ChartState, labelOf, linesOf } from './chart.rules';

/** A box of a drawn chart; all lengths in pixels from the upper left corner. */
export interface Box {
  /** The state's id, or its id with `ANY`. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Holds other boxes. */
  isOuter: boolean;
  name: string;
  invokes: readonly string[];
}

/** A drawn line; `texts` name the edges on it, each at the middle of its row of the label. */
export interface DrawnLine {
  id: string;
  /** An SVG path. */
  path: string;
  label: { x: number; y: number; width: number; height: number };
  texts: readonly { edge: string; text: string; x: number; y: number }[];
  edges: readonly string[];
}

export interface Layout {
  machine: string;
  width: number;
  height: number;
  boxes: readonly Box[];
  lines: readonly DrawnLine[];
}

/** What a letter and a line of text take at most, so that nothing needs to be measured. */
const NAME_LETTER = 8.2;
const LABEL_LETTER = 6.4;
/** A capital of a constant's name. */
const LABEL_CAPITAL = 8;
const LABEL_LINE = 15;
const PORT_LINE = 16;
const HEAD = 30;
const ANY_WIDTH = 78;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=12,left=12,bottom=12,right=12]',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

const labelWidth = (text: string): number =>
  [...text].reduce(
    (width, letter) => width + (/[A-Z_]/.test(letter) ? LABEL_CAPITAL : LABEL_LETTER),
    12,
  );

const widthOf = (state: ChartState): number =>
  Math.max(
    72,
    state.key.length * NAME_LETTER + 28,
    ...state.invokes.map((port) => labelWidth(`⇄ ${port}`) + 16),
  );

const headOf = (state: ChartState): number => HEAD + state.invokes.length * PORT_LINE;

const graphOf = (chart: Chart): ElkNode => {
  const lines = linesOf(chart);
  const node = (state: ChartState): ElkNode => {
    const inner = childrenOf(state);
    const head = headOf(state);
    return inner.length === 0
      ? { id: state.id, width: widthOf(state), height: head + 6 }
      : {
          id: state.id,
          children: inner,
          layoutOptions: {
            'elk.padding': `[top=${head + 12},left=16,bottom=16,right=16]`,
            'elk.nodeSize.constraints': 'MINIMUM_SIZE',
            'elk.nodeSize.minimum': `(${widthOf(state)},${head + 30})`,
          },
        };
  };
  const childrenOf = ({ id }: ChartState): ElkNode[] => [
    ...(lines.some(({ from }) => from === `${id}${ANY}`)
      ? [{ id: `${id}${ANY}`, width: ANY_WIDTH, height: 26 }]
      : []),
    ...chart.states.filter(({ parent }) => parent === id).map(node),
  ];
  const [root] = chart.states;
  return {
    id: ' ',
    layoutOptions: options,
    children: root === undefined ? [] : childrenOf(root),
    edges: lines.map(
      ({ id, from, to, edges }): ElkExtendedEdge => ({
        id,
        sources: [from],
        targets: [to],
        labels: [
          {
            text: id,
            width: Math.max(...edges.map((taken) => labelWidth(labelOf(taken)))),
            height: edges.length * LABEL_LINE + 4,
            layoutOptions: { 'elk.edgeLabels.inline': 'true' },
          },
        ],
      }),
    ),
  };
};

const every = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(every)];

const RADIUS = 8;

/** A path of straight lines with rounded corners. */
const pathOf = ({ sections = [] }: ElkExtendedEdge): string =>
  sections
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const points = [startPoint, ...bendPoints, endPoint];
      const corner = (index: number): string => {
        const [before, at, after] = points.slice(index - 1, index + 2);
        if (before === undefined || at === undefined || after === undefined) return '';
        const towards = (end: typeof at) => {
          const length = Math.hypot(end.x - at.x, end.y - at.y) || 1;
          const part = Math.min(RADIUS, length / 2) / length;
          return `${at.x + (end.x - at.x) * part} ${at.y + (end.y - at.y) * part}`;
        };
        return `L${towards(before)}Q${at.x} ${at.y} ${towards(after)}`;
      };
      const bends = bendPoints.map((_, index) => corner(index + 1)).join('');
      return `M${startPoint.x} ${startPoint.y}${bends}L${endPoint.x} ${endPoint.y}`;
    })
    .join('');

/** Places the boxes and lines of a chart; loads the layout engine when it is first called. */
export const layOut = async (chart: Chart): Promise<Layout> => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const placed = await new Elk().layout(graphOf(chart));
  const byId = new Map(chart.states.map((state) => [state.id, state]));
  const lines = new Map(linesOf(chart).map((line) => [line.id, line]));
  const [, ...nodes] = every(placed);
  const boxes = nodes.map(({ id, x = 0, y = 0, width = 0, height = 0, children = [] }): Box => {
    const state = byId.get(id);
    return {
      ...{ id, x, y, width, height },
      isOuter: children.length > 0,
      name: state?.key ?? 'any of these',
      invokes: state?.invokes ?? [],
    };
  });
  const drawn = (placed.edges ?? []).map((edge): DrawnLine => {
    const edges = lines.get(edge.id)?.edges ?? [];
    const [{ x = 0, y = 0, width = 0, height = 0 } = {}]: Partial<ElkLabel>[] = edge.labels ?? [];
    return {
      id: edge.id,
      path: pathOf(edge),
      edges: edges.map(({ id }) => id),
      label: { x, y, width, height },
      texts: edges.map((taken, index) => ({
        edge: taken.id,
        text: labelOf(taken),
        x: x + width / 2,
        y: y + LABEL_LINE * index + 13,
      })),
    };
  });
  return {
    machine: chart.id,
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    boxes,
    lines: drawn,
  };
};
