/** Reads the `_headers` format of static hosts. */

/** @typedef {{ path: string, pattern: RegExp, headers: [name: string, value: string][] }} HeaderRule */

/**
 * An unindented path, in which one '*' stands for anything, slashes included; then its indented headers.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const path = line.trim();
      const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      rules.push({ path, pattern: new RegExp(`^${escaped}$`), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * The headers of a path, where every rule that matches adds its own. Hosts differ in what they make of a header that
 * two rules set: Cloudflare Pages joins the values with a comma, so that is done here, and the tests see it.
 * @param {readonly HeaderRule[]} rules @param {string} path @returns {Map<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Map<string, string>} */
  const headers = new Map();
  for (const { pattern, headers: own } of rules) {
    if (!pattern.test(path)) continue;
    for (const [name, value] of own) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}
