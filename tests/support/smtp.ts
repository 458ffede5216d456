import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** Before which word of the client a mail server falls silent for ever. */
type Silence = 'greeting' | 'DATA' | 'message' | undefined;

/** A mail server that keeps what it is sent, and falls silent when told to. */
export interface SmtpServer {
  readonly url: string;
  readonly mails: readonly string[];
  silence: Silence;
  /** Connections on which it was silent. */
  silences: number;
  close(): void;
}

export const smtpServer = async (): Promise<SmtpServer> => {
  const mails: string[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.on('error', () => undefined);
    let mail: string | undefined;
    const say = (text: string, before: Silence) => {
      if (smtp.silence !== undefined && smtp.silence === before) smtp.silences += 1;
      else line.write(`${text}\r\n`);
    };
    say('220 ready', 'greeting');
    line.on('data', (data) => {
      const text = String(data);
      if (mail !== undefined) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        if (smtp.silence !== 'message') mails.push(mail);
        mail = undefined;
        say('250 kept', 'message');
      } else if (text.startsWith('DATA')) {
        mail = '';
        say('354 go on', 'DATA');
      } else if (text.startsWith('QUIT')) line.end('221 bye\r\n');
      else say('250 ok', undefined);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const smtp: SmtpServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    silence: undefined,
    silences: 0,
    close() {
      for (const line of lines) line.destroy();
      server.close();
    },
  };
  return smtp;
};
