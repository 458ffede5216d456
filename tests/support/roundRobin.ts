import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  /** How many requests and upgrades each of them was given. */
  readonly given: ReadonlyMap<string, number>;
  close(): void;
}

/** A balancer that gives every request to the next of these, whoever asks: nothing is sticky. */
export const roundRobin = async (urls: readonly string[]): Promise<Balancer> => {
  const given = new Map(urls.map((url) => [url, 0]));
  let turn = 0;
  const passOn = ({ url = '', method, headers }: IncomingMessage) => {
    const next = urls[turn % urls.length] ?? '';
    turn += 1;
    given.set(next, (given.get(next) ?? 0) + 1);
    return request(new URL(url, next), { method, headers, agent: false });
  };
  const server = createServer((req, res) => {
    const asked = passOn(req);
    asked.on('response', (answer) => {
      res.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(res);
    });
    asked.on('error', () => res.destroy());
    res.on('close', () => asked.destroy());
    req.pipe(asked);
  });
  server.on('upgrade', (req, line, head) => {
    const asked = passOn(req);
    line.on('error', () => line.destroy());
    asked.on('upgrade', ({ rawHeaders }, peer, first) => {
      const fields = rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : [],
      );
      line.write(['HTTP/1.1 101 Switching Protocols', ...fields, '', ''].join('\r\n'));
      line.write(first);
      peer.write(head);
      peer.on('error', () => peer.destroy());
      peer.on('close', () => line.destroy());
      line.on('close', () => peer.destroy());
      line.pipe(peer).pipe(line);
    });
    asked.on('response', ({ statusCode }) => line.end(`HTTP/1.1 ${statusCode} Refused\r\n\r\n`));
    asked.on('error', () => line.destroy());
    asked.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    given,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
