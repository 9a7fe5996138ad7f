/** Assets that the bundler turns into addresses. (`vite/client` would bring the DOM's types along.) */
declare module '*?url' {
  const address: string;
  export default address;
}
/** The text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
interface ImportMeta {
  readonly env: { readonly BASE_URL: string; readonly DEV: boolean; readonly PROD: boolean };
}
interface ImportMeta {
  /** Addresses of many assets at once, resolved by the bundler. */
  glob(
    patterns: readonly string[],
    options: { query: string; import: 'default'; eager: true },
  ): Record<string, string>;
  /** Lists of many packages, each loaded when it is asked for. */
  glob(
    pattern: string,
    options: { import: 'default' },
  ): Record<string, () => Promise<Record<string, string>>>;
}
