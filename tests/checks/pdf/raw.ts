/** A PDF file as its raw objects, which qpdf unpacks: nothing here knows how the product writes. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withFile } from './extract.ts';

const execute = promisify(execFile);

/** Names begin with '/', texts with 'u:', bytes with 'b:' in hexadecimal, references end with ' 0 R'. */
export type Raw = null | boolean | number | string | Raw[] | Dictionary;
export interface Dictionary {
  [key: string]: Raw;
}
export interface RawObject {
  value: Raw;
  /** Of a stream. */
  data?: Buffer;
}

export class RawFile {
  readonly objects: Map<string, RawObject>;
  readonly trailer: Dictionary;

  constructor(objects: Map<string, RawObject>, trailer: Dictionary) {
    this.objects = objects;
    this.trailer = trailer;
  }

  /** What a reference points at; anything else is itself. */
  value(raw: Raw | undefined): Raw {
    return typeof raw === 'string' && REFERENCE.test(raw)
      ? (this.objects.get(raw)?.value ?? null)
      : (raw ?? null);
  }

  dictionary(raw: Raw | undefined): Dictionary {
    const value = this.value(raw);
    return isDictionary(value) ? value : {};
  }

  list(raw: Raw | undefined): Raw[] {
    const value = this.value(raw);
    return Array.isArray(value) ? value : value === null ? [] : [raw ?? null];
  }

  data(raw: Raw | undefined): Buffer | undefined {
    return typeof raw === 'string' ? this.objects.get(raw)?.data : undefined;
  }

  get catalog(): Dictionary {
    return this.dictionary(this.trailer['/Root']);
  }

  /** References of the pages, in order. */
  get pages(): string[] {
    const under = (node: Raw): string[] =>
      this.list(this.dictionary(node)['/Kids']).flatMap((kid) =>
        this.dictionary(kid)['/Type'] === '/Page' && typeof kid === 'string' ? [kid] : under(kid),
      );
    return under(this.catalog['/Pages'] ?? null);
  }

  /** Operators of a page. */
  content(page: string): string {
    return this.list(this.dictionary(page)['/Contents'])
      .map((each) => this.data(each)?.toString('latin1') ?? '')
      .join('\n');
  }
}

const REFERENCE = /^\d+ 0 R$/;
export const isDictionary = (value: Raw): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name, or a reference; '' for anything else. */
export const wordOf = (raw: Raw | undefined): string => (typeof raw === 'string' ? raw : '');

/** A text without its mark; undefined for anything else. */
export const textOf = (raw: Raw | undefined): string | undefined =>
  typeof raw === 'string' && raw.startsWith('u:') ? raw.slice(2) : undefined;

interface Listed {
  value?: Raw;
  stream?: { dict: Raw; data?: string };
}

export const readRaw = (bytes: ArrayBuffer): Promise<RawFile> =>
  withFile(bytes, async (path) => {
    const { stdout } = await execute(
      'qpdf',
      ['--json=2', '--json-key=qpdf', '--json-stream-data=inline', '--decode-level=all', path],
      { maxBuffer: 1 << 28 },
    );
    const { qpdf }: { qpdf: [unknown, Record<string, Listed>] } = JSON.parse(stdout);
    const objects = new Map<string, RawObject>();
    let trailer: Dictionary = {};
    for (const [key, { value, stream }] of Object.entries(qpdf[1])) {
      if (key === 'trailer') {
        if (value !== undefined && isDictionary(value)) trailer = value;
      } else {
        objects.set(key.replace('obj:', ''), {
          value: value ?? stream?.dict ?? null,
          ...(stream ? { data: Buffer.from(stream.data ?? '', 'base64') } : {}),
        });
      }
    }
    return new RawFile(objects, trailer);
  });
