import axe from 'axe-core';
import { DARK_PALETTE, LIGHT_PALETTE } from '../contract/palette.rules';
import { applyPalette } from '../src/styles/applyPalette';

/** The looks in which every story is audited. */
export const LOOKS = [
  { palette: 'dark', direction: 'ltr' },
  { palette: 'dark', direction: 'rtl' },
  { palette: 'light', direction: 'rtl' },
  { palette: 'light', direction: 'ltr' },
] as const;

/**
 * The look in which a story that is made of controls is audited: another one for each, since the
 * controls themselves are audited in all.
 */
export const lookOf = (id: string): Look => {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return LOOKS[sum % LOOKS.length] ?? LOOKS[0];
};

export type Look = { palette: 'dark' | 'light'; direction: 'ltr' | 'rtl' };

/** Dresses the document; components never learn of it, the stylesheet does. */
export const dress = (look: Look): void => {
  const root = document.documentElement;
  root.dir = look.direction;
  root.lang = look.direction === 'rtl' ? 'ar' : 'en';
  applyPalette(root, look.palette === 'light' ? LIGHT_PALETTE : DARK_PALETTE);
};

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about a whole page: a story is a part of one. */
const PAGE_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'bypass',
  'document-title',
];

const EVERY_RULE: axe.RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
};

/** The rules whose verdict can differ between two looks of the same markup. */
const LOOK_RULES = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/** axe calls text in exactly the colour of its ground undecided, for it may be meant so. */
const isInvisible = (result: axe.Result): boolean =>
  result.nodes.some((node) => node.any.some((check) => check.data?.messageKey === 'equalRatio'));

const inWords = (look: Look, violations: readonly axe.Result[]): string[] =>
  violations.flatMap((violation) =>
    violation.nodes.map(
      (node) =>
        `[${look.palette}, ${look.direction}] ${violation.id}: ${violation.help}\n` +
        `  ${node.html.slice(0, 160)}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`,
    ),
  );

/**
 * Walks the mounted story, which is at rest, through the looks, runs axe in each, and checks that
 * nothing is wider than the page. The last look stays on. Throws one error that names every finding.
 */
export const audit = async (canvas: HTMLElement, looks: readonly Look[] = LOOKS): Promise<void> => {
  const findings: string[] = [];
  const root = document.documentElement;
  for (const look of looks) {
    dress(look);
    // A sample wears what somebody types, which may be what is refused.
    const page = { include: [canvas.ownerDocument.body], exclude: [['[data-sample]']] };
    const report = await axe.run(page, {
      resultTypes: ['violations'],
      ...(look === looks[0] ? EVERY_RULE : { runOnly: { type: 'rule', values: LOOK_RULES } }),
    });
    findings.push(
      ...inWords(look, [...report.violations, ...report.incomplete.filter(isInvisible)]),
    );
    if (root.scrollWidth > root.clientWidth) {
      findings.push(`[${look.palette}, ${look.direction}] the story is wider than the page`);
    }
  }
  if (findings.length > 0) throw new Error(`${findings.length} findings\n${findings.join('\n')}`);
};
