/** Which fact of ours suits what a sentence is about: by what kind of thing is feared or wished for there, and what kind of proof the fact is. */
import {
  doubtKinds,
  proofKinds,
  settles,
  thingsNamed,
  type ProofKind,
} from '../../../understanding/phrases/doubt-kinds.table.ts';
import { eludes } from '../../../understanding/phrases/replies.table.ts';

/** What makes it easier to come and to stay: nobody buys for that alone. */
const COMFORTS: ReadonlySet<ProofKind> = new Set(['comes', 'amenity', 'online', 'lang', 'cancel']);
/** That a comfort costs nothing saves nobody the price. */
const FREE = /\bfree\b|ฟรี/giu;
/** Whether a fact is a service beside what is sold ('free shuttle'): it stands only where somebody asks for such a thing. */
export function isBeside(fact: string): boolean {
  const kinds = proofKinds(fact.replaceAll(FREE, ' '));
  return kinds.length > 0 && kinds.every((kind) => COMFORTS.has(kind));
}

/** What names the very thing suits it best. */
const NAMED = 3;
/** How well a fact suits words of a buyer; undefined where nobody knows what kind of thing they are about. */
export function suits(fact: string, about: string): number | undefined {
  const [kinds, things] = [doubtKinds(about), thingsNamed(about)];
  if (kinds.length === 0 && things.length === 0) return undefined;
  if (eludes(fact, about)) return 0;
  const proofs = proofKinds(fact);
  const settled = Math.max(0, ...kinds.flatMap((kind) => proofs.map((proof) => settles(proof, kind))));
  return thingsNamed(fact).some((thing) => things.includes(thing)) ? NAMED + settled : settled;
}

/** From here on it is a plain answer to words of that kind. */
const PLAINLY = 2;
/** The fact that plainly suits best, the first of several that suit alike; undefined where none does, or nobody knows. */
export function bestSuiting(facts: readonly string[], about: string): string | undefined {
  const [best] = facts
    .map((fact) => ({ fact, by: suits(fact, about) ?? 0 }))
    .filter(({ by }) => by >= PLAINLY)
    .toSorted((a, b) => b.by - a.by);
  return best?.fact;
}
