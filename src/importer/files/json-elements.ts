import { ImportError } from '../report.js';

/** One element of a top-level list of a JSON document. */
export interface JsonElement {
  /** The key of the list; null if the document itself is the list. */
  readonly list: string | null;
  /** The line on which it begins; 1 for the first. */
  readonly line: number;
  /** At most one byte more than the limit. */
  readonly bytes: Buffer;
}

const [QUOTE, BACKSLASH, COMMA, NEWLINE] = [0x22, 0x5c, 0x2c, 0x0a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const KEY = /^\s*("(?:[^"\\]|\\.)*")\s*:\s*$/s;

const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);

/**
 * Splits a JSON document of any size into the elements of its top-level lists, `{"persons": [ … ], …}` or `[ … ]`, and
 * buffers one element at a time. Other parts of the document are skipped. `JSON.parse` validates the elements. Throws
 * ImportError if the document's brackets do not match.
 */
export class JsonElements {
  /** Whether the document contains such a list, even an empty one. */
  hasList = false;

  /** The number of open brackets; 1 for those of the document. */
  private depth = 0;
  private isObject = false;
  /** The depth of the elements of the open top-level list; 0 outside of one. */
  private listDepth = 0;
  private inText = false;
  private escaped = false;
  private ended = false;
  private line = 1;
  private list: string | null = null;
  /** The bytes of the current element or key: those since the last significant comma or bracket. */
  private kept: Buffer[] = [];
  private length = 0;
  private blank = true;
  private startLine = 1;

  constructor(private readonly limit: number) {}

  /** Returns the elements that end in this piece of the document. */
  read(piece: Buffer): JsonElement[] {
    const found: JsonElement[] = [];
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at]!;
      if (byte === NEWLINE) this.line++;
      if (this.inText) {
        if (this.escaped) this.escaped = false;
        else if (byte === BACKSLASH) this.escaped = true;
        else if (byte === QUOTE) this.inText = false;
        continue;
      }
      if (isSpace(byte)) continue;
      if (this.take(byte, piece.subarray(from, at), found)) {
        from = at + 1;
      } else if (this.blank) {
        this.blank = false;
        this.startLine = this.line;
      }
    }
    this.keep(piece.subarray(from));
    return found;
  }

  /** Call after the last piece. Throws ImportError if the document is incomplete. */
  end(): void {
    if (!this.ended) throw new ImportError('The JSON file is truncated: download it again.');
  }

  /** Processes a byte outside of strings; true if it ends an element or key, whose last bytes are `before`. */
  private take(byte: number, before: Buffer, found: JsonElement[]): boolean {
    if (byte === QUOTE) this.inText = true;
    if (byte === LIST || byte === OBJECT) return this.opened(byte, before);
    if (this.depth === 0) throw this.malformed();
    if (byte === LIST_END || byte === OBJECT_END) return this.closed(byte, before, found);
    if (byte !== COMMA || !(this.inList || this.depth === 1)) return false;
    if (this.inList) found.push(this.element(before));
    this.forget();
    return true;
  }

  /** Whether the position is directly in a top-level list. */
  private get inList(): boolean {
    return this.depth > 0 && this.depth === this.listDepth;
  }

  private opened(byte: number, before: Buffer): boolean {
    if (this.ended) throw this.malformed();
    this.depth++;
    if (this.depth === 1) this.isObject = byte === OBJECT;
    else if (this.depth > 2 || byte !== LIST || !this.isObject) return false;
    else this.list = this.keyOfList(before);
    if (byte === LIST) {
      this.hasList = true;
      this.listDepth = this.depth;
    }
    this.forget();
    return true;
  }

  private keyOfList(before: Buffer): string {
    const key = KEY.exec(this.all(before).toString('utf8'))?.[1];
    if (key === undefined) throw this.malformed();
    return JSON.parse(key) as string;
  }

  /** JSON.parse checks the brackets within elements. */
  private closed(byte: number, before: Buffer, found: JsonElement[]): boolean {
    const { inList } = this;
    if (inList && !this.blank) found.push(this.element(before));
    const isEnd = inList || this.depth === 1;
    if (isEnd && byte !== (inList ? LIST_END : OBJECT_END)) throw this.malformed();
    if (inList) this.listDepth = 0;
    this.depth--;
    this.ended = this.depth === 0;
    if (isEnd) this.forget();
    return isEnd;
  }

  private element(before: Buffer): JsonElement {
    return { list: this.list, line: this.startLine, bytes: this.all(before) };
  }

  private all(before: Buffer): Buffer {
    this.keep(before);
    return this.kept.length === 1 ? this.kept[0]! : Buffer.concat(this.kept);
  }

  private keep(bytes: Buffer): void {
    const room = this.limit + 1 - this.length;
    if (bytes.length === 0 || room <= 0) return;
    this.kept.push(bytes.subarray(0, room));
    this.length += Math.min(bytes.length, room);
  }

  private forget(): void {
    this.kept = [];
    this.length = 0;
    this.blank = true;
  }

  private malformed(): ImportError {
    const hint = this.ended ? ' (a file of one document a line is named .jsonl)' : '';
    return new ImportError(`The file is not one JSON document: see line ${this.line}${hint}.`);
  }
}
