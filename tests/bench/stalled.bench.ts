import { benchPlatform } from './platform';

/**
 * What readers cost who ask twice and read nothing: megabytes that the platform grows by while 500 of
 * them hold a line, and how many times slower than idle it says that it is well (the slowest in a
 * hundred), by what they asked for.
 */
const readers = Number(process.env['BENCH_READERS'] ?? 500);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const paths = ['/api/openapi.json', '/api/docs/reader/swagger-ui-bundle.js', '/api/countries'];

interface Cost {
  readonly path: string;
  readonly grown: number;
  readonly slower: number;
}

const platform = await benchPlatform();
try {
  const message = { url: platform.url, readers, paths };
  for (const { path, grown, slower } of await platform.clients<Cost[]>(
    'stalled.clients.mjs',
    message,
  ))
    console.log(
      `stalled: ${readers} readers of ${path}: +${grown.toFixed(0)} MB, health ×${slower.toFixed(1)}`,
    );
} finally {
  await platform.close();
}

/** What those cost who ask and leave, over and over, where limits are on. */
const limited = await benchPlatform({ RATE_LIMITS: 'on' });
try {
  const message = { url: limited.url, path: '/api/openapi.json', rounds };
  const ratios = await limited.clients<number[]>('aborted.clients.mjs', message);
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
  const each = ratios.map((ratio) => ratio.toFixed(1)).join(', ');
  console.log(`aborted: a flood of requests: health ×${median.toFixed(1)}, median of ${each}`);
} finally {
  await limited.close();
}
process.exit();
