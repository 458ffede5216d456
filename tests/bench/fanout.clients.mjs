/**
 * The receiving half of the fan-out bench, in a process of its own: bare TCP sockets that speak
 * just enough to be counted as readers, so that the clients' work does not hide the server's.
 */
import { connect } from 'node:net';

const RS = '\x1e';

/** How a socket comes into a public room. */
const inRoom = (room) => ({
  path: '/socket.io/?EIO=4&transport=websocket',
  steps: [
    ['0{', '40'],
    ['40{', `421["join",{"room":"${room}"}]`],
    ['{"ok":true}', undefined],
  ],
});

/** What each kind waits to hear before it says the next thing; undefined: it is ready. */
const greetings = {
  bare: { path: '/', steps: [['101', undefined]] },
  hub: {
    path: '/messageHub',
    steps: [
      ['101', `{"protocol":"json","version":1}${RS}`],
      ['{}', `{"type":1,"invocationId":"1","target":"Resume","arguments":[]}${RS}`],
      ['"reset":false', undefined],
    ],
  },
  socket: inRoom('home'),
  flight: inRoom('flight:game_rocket-wheel'),
};

/** A masked text frame of less than 126 bytes; the mask is zero. */
const textFrame = (text) =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

/** Resolves with the line when it is ready; `line.finished` when it has seen `last`. */
const open = (port, { path, steps }, token, last) =>
  new Promise((resolve, reject) => {
    const line = connect(port, '127.0.0.1');
    let step = 0;
    let heard = '';
    let finish;
    line.finished = new Promise((done) => {
      finish = done;
    });
    line.on('error', reject);
    line.on('data', (chunk) => {
      // The end of what was heard is enough: what is looked for is always the newest.
      heard = (heard + chunk.toString('latin1', Math.max(0, chunk.length - 200))).slice(-200);
      if (heard.includes(last)) finish();
      const [awaited, says] = steps[step] ?? [];
      if (awaited === undefined || !heard.includes(awaited)) return;
      step += 1;
      if (says === undefined) resolve(line);
      else line.write(textFrame(says));
    });
    line.write(
      `GET ${path} HTTP/1.1\r\nhost: bench\r\nauthorization: Bearer ${token}\r\nconnection: upgrade\r\n` +
        'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
  });

process.on('message', async ({ port, kind, clients, rounds }) => {
  const lines = [];
  for (let n = 0; n < clients; n += 1) {
    lines.push(await open(port, greetings[kind], `player-${n}`, `last-of-${rounds}`));
  }
  process.send('ready');
  await Promise.all(lines.map((line) => line.finished));
  process.send('done');
  for (const line of lines) line.destroy();
});
