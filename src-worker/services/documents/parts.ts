/** Parts of an Office package. They refer to each other by relationships, whose targets are relative addresses. */
import { DocumentError } from './problems.ts';
import type { Package } from './packages.ts';
import { readXml } from './xml.ts';
import { unpacked } from './zip.ts';

/** Bytes of all parts of one document, unpacked. */
const MOST_BYTES = 32 * 1024 * 1024;

export interface Relationship {
  /** The last word of its type: 'slide', 'notesSlide', 'worksheet'. */
  type: string;
  /** The path of the part in the package. */
  path: string;
}

export class Parts {
  readonly #package: Package;
  #unpacked = 0;

  constructor(opened: Package) {
    this.#package = opened;
  }

  /** Undefined where the package has none of this name. */
  async part(path: string): Promise<Uint8Array | undefined> {
    const entry = this.#package.entries.find(({ name }) => name === path);
    if (entry === undefined) return undefined;
    const { [path]: part } = await unpacked(this.#package.bytes, [entry], MOST_BYTES - this.#unpacked);
    this.#unpacked += part?.length ?? 0;
    return part;
  }

  /** Throws where the package has none. */
  async needed(path: string): Promise<Uint8Array> {
    const part = await this.part(path);
    if (part === undefined) throw new DocumentError('broken');
    return part;
  }

  /** What a part points to, by id. */
  async relationships(path: string): Promise<ReadonlyMap<string, Relationship>> {
    const [folder, file] = divided(path);
    const part = await this.part(`${folder}_rels/${file}.rels`);
    const found = new Map<string, Relationship>();
    if (part === undefined) return found;
    await readXml(part, {
      open(name, { Id: id, Type: type = '', Target: target, TargetMode: mode }) {
        if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External')
          return;
        found.set(id, { type: type.slice(type.lastIndexOf('/') + 1), path: resolved(folder, target) });
      },
    });
    return found;
  }
}

const divided = (path: string): [folder: string, file: string] => {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
};

function resolved(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/').filter((step) => step !== '');
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
