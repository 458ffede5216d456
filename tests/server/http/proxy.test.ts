import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../../../server/config';
import { trustOf } from '../../../server/http/proxy';

/** The address that the platform takes a request for, which came from `peer`. */
const addressOf = async (setting: string, peer: string, forwarded?: string): Promise<string> => {
  const app = Fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: setting }).TRUST_PROXY) });
  app.get('/', async (request) => request.ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  });
  return body;
};

const FORGED = '203.0.113.66';

test.for([
  ['off', '198.51.100.7', undefined, '198.51.100.7'],
  ['off', '127.0.0.1', FORGED, '127.0.0.1'],
  ['1', '127.0.0.1', undefined, '127.0.0.1'],
  ['1', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['1', '127.0.0.1', `${FORGED}, 198.51.100.7`, '198.51.100.7'],
  ['1', '::ffff:10.0.0.2', `${FORGED}, 198.51.100.7`, '198.51.100.7'],
  ['2', '10.0.0.2', `${FORGED}, 198.51.100.7, 192.0.2.9`, '198.51.100.7'],
  // Past the proxy: whoever comes from the open network writes such a header themselves.
  ['1', '198.51.100.7', FORGED, '198.51.100.7'],
  ['2', '198.51.100.7', `${FORGED}, 192.0.2.9`, '198.51.100.7'],
  ['192.0.2.9', '192.0.2.9', `${FORGED}, 198.51.100.7`, '198.51.100.7'],
  ['192.0.2.0/24', '192.0.2.10', `${FORGED}, 198.51.100.7, 192.0.2.9`, '198.51.100.7'],
  ['192.0.2.9', '198.51.100.7', FORGED, '198.51.100.7'],
  ['loopback', '127.0.0.1', `${FORGED}, no address`, 'no address'],
] as const)(
  'with TRUST_PROXY=%s a request from %s that says %s is one from %s',
  async ([setting, peer, forwarded, address]) => {
    expect(await addressOf(setting, peer, forwarded)).toBe(address);
  },
);
