import { createSocket } from 'node:dgram';
import { once } from 'node:events';

type Kind = 'A' | 'AAAA' | 'MX';

/**
 * The answer of a name server: addresses, `10 mail.example` for mail, an error code (3: no such name), or no
 * answer.
 */
export type Zone = Readonly<
  Record<string, Partial<Readonly<Record<Kind, readonly string[] | number | 'silence'>>>>
>;

const KINDS: Readonly<Record<number, Kind>> = { 1: 'A', 28: 'AAAA', 15: 'MX' };
const NO_SUCH_NAME = 3;

/** A name server on the loopback with one zone. It records its queries. */
export async function serveNames(zone: Zone): Promise<{ address: string; asked: string[]; stop(): void }> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (query, from) => {
    const { name, end } = readName(query, 12);
    const kind = KINDS[query.readUInt16BE(end)];
    asked.push(`${kind} ${name}`);
    const known = zone[name];
    const answer = kind === undefined ? [] : (known?.[kind] ?? (known ? [] : NO_SUCH_NAME));
    if (answer === 'silence') return;
    const records =
      typeof answer === 'number' ? [] : answer.map((data) => record(query.readUInt16BE(end), data));
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (typeof answer === 'number' ? answer : 0), 2);
    head.writeUInt16BE(records.length, 6);
    head.fill(0, 8, 12);
    socket.send(Buffer.concat([head, query.subarray(12, end + 4), ...records]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, asked, stop: () => socket.close() };
}

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** A record of the name in the question. */
function record(type: number, text: string): Buffer {
  const data = dataOf(type, text);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function dataOf(type: number, text: string): Buffer {
  if (KINDS[type] === 'A') return Buffer.from(text.split('.').map(Number));
  if (KINDS[type] === 'AAAA') {
    const [head = '', tail = ''] = text.split('::');
    const groups = (part: string): number[] =>
      part === '' ? [] : part.split(':').map((group) => parseInt(group, 16));
    const [first, last] = [groups(head), groups(tail)];
    const all = [...first, ...new Array<number>(8 - first.length - last.length).fill(0), ...last];
    return Buffer.from(all.flatMap((group) => [group >> 8, group & 0xff]));
  }
  const [preference = '0', host = ''] = text.split(' ');
  const labels = host.split('.').filter(Boolean);
  return Buffer.concat([
    Buffer.from([0, Number(preference)]),
    ...labels.map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);
}
