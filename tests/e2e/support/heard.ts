/** What a screen reader hears of the page: Chromium's own accessibility tree, in its order. */
import type { Page } from 'playwright';

export interface Heard {
  role: string;
  name: string;
  /** Of a heading. */
  level?: number;
  children: Heard[];
}

interface TreeNode {
  nodeId: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: readonly { name: string; value: { value?: unknown } }[];
  childIds?: readonly string[];
}

const word = (value: { value?: unknown } | undefined): string =>
  typeof value?.value === 'string' ? value.value : '';

/** Boxes of text, and what has neither a role nor a name of its own. */
const SILENT = new Set(['InlineTextBox', 'none', 'generic', '']);

/** The tree under the document, without what says nothing. */
export async function heard(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes }: { nodes: readonly TreeNode[] } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const under = (node: TreeNode): Heard[] => {
    const children = (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      return child ? under(child) : [];
    });
    const role = word(node.role);
    if (node.ignored || SILENT.has(role)) return children;
    const level = node.properties?.find(({ name }) => name === 'level')?.value.value;
    return [{ role, name: word(node.name), ...(typeof level === 'number' ? { level } : {}), children }];
  };
  const [root] = nodes;
  return root ? under(root) : [];
}

/** A node and all under it, in the order in which they are heard. */
export const inOrder = (nodes: readonly Heard[]): Heard[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.children)]);

/** The words under a node, spaces ignored. */
export const wordsOf = (nodes: readonly Heard[]): string =>
  inOrder(nodes)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)
    .join('')
    .replaceAll(/\s/g, '');
