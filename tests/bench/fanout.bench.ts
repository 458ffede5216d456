import { benchFanout } from './fanout';

/** Fan-out of hub and socket as ratios to bare `ws` sending the same bytes. */
const clients = Number(process.env['BENCH_CLIENTS'] ?? 1_000);
const messages = Number(process.env['BENCH_MESSAGES'] ?? 200);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

const { ratios, micros } = await benchFanout({ clients, messages, rounds });
const line = (name: string, ratio: number, cost: number, bare: number) =>
  console.log(
    `${name}: ${cost.toFixed(2)} µs of processor per message and client, ` +
      `bare ws ${bare.toFixed(2)} µs, ratio ${ratio.toFixed(2)}`,
  );
console.log(`fan-out of ${messages} messages to ${clients} clients, median of ${rounds}`);
line('hub, one player with every connection', ratios.hub, micros.hub, micros.bareHub);
line(
  'hub, a message of its own to each player',
  ratios.hubPlayers,
  micros.hubPlayers,
  micros.bareHub,
);
line('socket, one room', ratios.socket, micros.socket, micros.bareSocket);
line('socket, the room of a flight', ratios.flight, micros.flight, micros.bareFlight);
// What a socket library keeps open must not keep the bench open.
process.exit(0);
