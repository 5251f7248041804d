import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { registerSecrets } from './recorded-logs.js';

export interface Email {
  readonly to: string;
  readonly text: string;
}

/** An SMTP server that stores the emails it receives. */
export class SmtpServer {
  readonly emails: Email[] = [];
  /** Rejects every recipient. */
  refuses = false;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SmtpServer> {
    const server = createServer();
    const smtp = new SmtpServer(server);
    server.on('connection', (socket) => void smtp.serve(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns the path of the only link in the last email. */
  link(): string {
    const path = /https?:\/\/[^/\s]+(\/sign-up\/confirm\/[\w-]+)/.exec(this.emails.at(-1)!.text)![1]!;
    registerSecrets(path.split('/').at(-1)!);
    return path;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(socket: Socket): Promise<void> {
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    let to = '';
    let body: string[] | null = null;
    say('220 test');
    for await (const line of createInterface(socket)) {
      if (body !== null) {
        if (line !== '.') body.push(line);
        else {
          this.emails.push({ to, text: decoded(body.join('\n')) });
          body = null;
          say('250 kept');
        }
      } else if (/^RCPT TO:<(.*)>/.test(line)) {
        to = /<(.*)>/.exec(line)![1]!;
        say(this.refuses ? '550 unknown' : '250 known');
      } else if (line === 'DATA') {
        body = [];
        say('354 go on');
      } else if (line === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 fine');
    }
  }
}

/** Decodes quoted-printable. */
const decoded = (text: string): string =>
  text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
