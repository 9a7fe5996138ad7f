/** A person's edits over a page that is written anew: nothing of theirs is lost, and nothing is put where it does not belong. */
import { aligned } from './align.ts';
import {
  isOwn,
  itemsOf,
  type EditNode,
  type Edits,
  type ListEdit,
  type ListItem,
  type PageContent,
  type WrittenItem,
} from './edits.ts';
import { isObject, isSame, under, type Value } from './path.ts';
import type { Section } from '../section.ts';

/** The page with the engine's new section under the same edits. */
export function rebased({ written, edits }: PageContent, anew: Section): PageContent {
  if (edits === undefined) return { written: anew };
  const next = moved(edits, written, anew);
  const kept = next?.kind === 'fields' ? withoutOldEvidence(next, anew) : undefined;
  return { written: anew, ...(kept ? { edits: kept } : {}) };
}

/**
 * Words that were put into what stands behind a figure go with the figure: over another one they would say what nobody
 * reckoned.
 */
function withoutOldEvidence(edits: Edits, anew: Section): Edits | undefined {
  const { evidence, ...others } = edits.fields;
  if (evidence?.kind !== 'list') return edits;
  const items = evidence.items.map((item): ListItem => {
    if (isOwn(item) || item.edit?.kind !== 'fields') return item;
    const entry = item.of === null ? undefined : anew.evidence[item.of];
    const fields = Object.entries(item.edit.fields).filter(
      ([key, node]) => key === 'data' || (node.kind === 'value' && node.was === under(entry, key)),
    );
    const { edit: _before, ...rest } = item;
    return fields.length === 0
      ? rest
      : { ...rest, edit: { kind: 'fields', fields: Object.fromEntries(fields) } };
  });
  const isKept = items.some((item) => isOwn(item) || item.edit !== undefined || item.removed !== undefined);
  const fields = isKept ? { ...others, evidence: { ...evidence, items } } : others;
  return Object.keys(fields).length === 0 ? undefined : { kind: 'fields', fields };
}

function moved(node: EditNode, before: Value, after: Value): EditNode | undefined {
  switch (node.kind) {
    case 'value':
      return node;
    case 'fields': {
      const fields = Object.entries(node.fields).flatMap(([key, inner]) => {
        const next = moved(inner, under(before, key), under(after, key));
        return next === undefined ? [] : [[key, next] as const];
      });
      return fields.length === 0 ? undefined : { kind: 'fields', fields: Object.fromEntries(fields) };
    }
    case 'list':
      return movedList(node, itemsOf(before), after);
  }
}

function movedList(
  { items, ordered }: ListEdit,
  before: readonly Value[],
  after: Value,
): ListEdit | undefined {
  // The list itself is written no more: all that was done to it waits for its return.
  const anew = itemsOf(after);
  const engines = items.filter((item): item is WrittenItem => !isOwn(item));
  const was = engines.map(({ of, was: gone }) => (of === null ? gone : before[of]));
  const places = aligned(was, anew);
  const next = new Map<ListItem, ListItem | undefined>(items.map((item) => [item, item]));
  for (const [at, item] of engines.entries()) next.set(item, placed(item, was[at], places[at] ?? null, anew));
  const kept = items.flatMap((item) => next.get(item) ?? []);
  const all = withNew(kept, anew, ordered === true);
  const isUntouched = all.every(
    (item, index) => !isOwn(item) && item.of === index && !item.edit && item.removed === undefined,
  );
  return isUntouched ? undefined : { kind: 'list', items: all, ...(ordered ? { ordered } : {}) };
}

/** An item of the engine's at its new place. One that is gone is kept for what the person did to it. */
function placed(
  { edit, removed }: WrittenItem,
  was: Value,
  of: number | null,
  anew: readonly Value[],
): WrittenItem | undefined {
  const inner = edit && (of === null ? edit : moved(edit, was, anew[of]));
  if (of === null && inner === undefined && removed === undefined) return undefined;
  return {
    of,
    ...(of === null && was !== undefined ? { was } : {}),
    ...(inner ? { edit: inner } : {}),
    ...(removed === undefined ? {} : { removed }),
  };
}

/** With the items that are new. In the engine's order, unless the person has made one; its own stay behind their neighbours. */
function withNew(kept: readonly ListItem[], anew: readonly Value[], ordered: boolean): ListItem[] {
  const known = new Set(kept.flatMap((item) => (isOwn(item) || item.of === null ? [] : [item.of])));
  const all = [...kept];
  if (!ordered) {
    // Each with whatever follows it: items of the person's, and those that have no place.
    const groups: { of: number; items: ListItem[] }[] = [{ of: -1, items: [] }];
    for (const item of kept)
      if (!isOwn(item) && item.of !== null) groups.push({ of: item.of, items: [item] });
      else groups.at(-1)?.items.push(item);
    for (const of of anew.keys()) if (!known.has(of)) groups.push({ of, items: [{ of }] });
    return groups.toSorted((a, b) => a.of - b.of).flatMap((group) => group.items);
  }
  for (const of of anew.keys()) {
    if (known.has(of)) continue;
    const before = all.findIndex((item) => !isOwn(item) && item.of === of - 1);
    all.splice(of === 0 ? 0 : before < 0 ? all.length : before + 1, 0, { of });
  }
  return all;
}

/** Where a field of one section stands in another of the same page; undefined where it is gone. */
export function followed(path: string, seen: Section, now: Section): string | undefined {
  const steps = path.split('.');
  let [before, after]: [Value, Value] = [seen, now];
  const found: (string | number)[] = [];
  for (const step of steps) {
    if (Array.isArray(before) && Array.isArray(after)) {
      const at = Number(step);
      // The end of a list is its end.
      const to = at >= before.length ? after.length + at - before.length : aligned(before, after)[at];
      if (to === null || to === undefined) return undefined;
      [before, after] = [before[at], after[to]];
      found.push(to);
    } else {
      [before, after] = [under(before, step), under(after, step)];
      found.push(step);
    }
  }
  return found.join('.');
}

/**
 * A value that is written whole, with what another tab has changed of it since it was read: parts that `own` left alone
 * stay as they are now. A list that has grown or shrunk is one part.
 */
export function merged(seen: Value, own: Value, now: Value): Value {
  if (isSame(own, seen)) return now;
  if (isSame(now, seen)) return own;
  if (Array.isArray(seen) && Array.isArray(own) && Array.isArray(now)) {
    const isAligned = own.length === seen.length && now.length === seen.length;
    return isAligned ? own.map((item: Value, at) => merged(seen[at], item, now[at])) : own;
  }
  if (!isObject(seen) || !isObject(own) || !isObject(now)) return own;
  const parts = Object.keys({ ...now, ...own }).map(
    (key) => [key, merged(seen[key], own[key], now[key])] as const,
  );
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}
