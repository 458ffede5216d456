const cell = (text) => (text === '' ? ' ' : text.replaceAll('|', '\\|'));
const code = (text) => `\`${text}\``;

/** A Markdown table. */
export const table = (heads, rows) => [
  `| ${heads.join(' | ')} |`,
  `| ${heads.map(() => '---').join(' | ')} |`,
  ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
];

const routeTable = ({ patterns }, { routes }) =>
  `${[
    '# Routes',
    '',
    'Every address with its screen [§2], in the order in which they are tried; each other one shows',
    '"not found". Drawn from the `<noun>.routes.ts` of [`machines/`](../machines) by `npm run docs`.',
    '',
    '- `authenticated`: a guest is sent to `/`, and the hub is stopped.',
    '- `verified`: as above, and a player whose identity is not verified is sent to `/`.',
    '- While the magic flag is on and no magic value is stored, every address leads to `/lock`.',
    '',
    ...table(
      ['Path', 'Screen', 'Guard', 'Page'],
      patterns.map(({ path, name }) => {
        const { guard, page } = routes[name];
        return [code(path), name, guard === undefined ? '' : code(guard), page];
      }),
    ),
  ].join('\n')}\n`;

const calls = ({ calls: all }, { FACT_NUMBER_HEADER }) =>
  `${[
    '# Calls',
    '',
    `The ${all.length} calls of the platform below \`/api\`, with their group A aliases below`,
    '`/api/v1.0/player`. Drawn from [`contract/`](../contract) by `npm run docs`; the schemas are',
    'served at `/api/openapi.json`. Refusals that every call can give (schema, sign-in, rate, size)',
    'are not repeated. A call that stakes, pays in, promotes or pays out says so',
    '([decision 126](decisions/126-protection.md)).',
    '',
    `Each answer to a signed-in player bears \`${FACT_NUMBER_HEADER}\`: the number of their newest fact`,
    'when it was read. A hub that resumes after it misses nothing that the answer does not know',
    '([decision 73](decisions/073-facts-carry-what-they-are-about.md)).',
    '',
    ...table(
      [
        'Call',
        'Method and path',
        'Aliases',
        'Audience',
        'Kind',
        'Stance',
        'Refusals',
        'Specification',
        'Says',
      ],
      all.map((call) => [
        code(call.name),
        code(`${call.method} ${call.path}`),
        (call.aliases ?? []).map(({ method, path }) => code(`${method} ${path}`)).join('<br>'),
        call.audience,
        call.kind,
        call.stance === 'neutral' ? '' : call.stance,
        call.refusals.map(code).join('<br>'),
        call.spec,
        call.says,
      ]),
    ),
  ].join('\n')}\n`;

/** The route table and the call table. */
export const tableDocuments = async ({ load }) => {
  const router = await load('machines/router/router.rules.ts');
  const routes = await load('machines/app/routes.ts');
  const contract = await load('server/http/calls.ts');
  const limits = await load('contract/limits.ts');
  return [
    { path: 'docs/routes.md', content: () => routeTable(router, routes) },
    { path: 'docs/calls.md', content: () => calls(contract, limits) },
  ];
};
