import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

/**
 * The asking half of the cost bench, in a process of its own. A message has `lines`: each asks the
 * bodies of its list one after the other (again from the first when `repeats`, else until they are
 * used up) for `seconds`; answers how many were answered, and half of how fast, in milliseconds.
 */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

const ask = (url, { method, headers }, body) =>
  new Promise((resolve, reject) => {
    // As the product's client does with every command.
    const own = method === 'POST' ? { ...headers, 'idempotency-key': randomUUID() } : headers;
    const asked = request(url, { method, agent, headers: own }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${text}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

process.on('message', async ({ lines, seconds, repeats }) => {
  const end = performance.now() + seconds * 1000;
  const times = [];
  await Promise.all(
    lines.map(async (line) => {
      for (let turn = 0; repeats || turn < line.bodies.length; turn += 1) {
        const began = performance.now();
        if (began >= end) return;
        await ask(line.url, line, line.bodies[turn % line.bodies.length]);
        times.push(performance.now() - began);
      }
    }),
  );
  times.sort((one, other) => one - other);
  process.send({ done: times.length, p50: times[Math.floor(times.length / 2)] ?? 0 });
});
