/** The library as one file for browsers, with the types of its package. */
declare module 'mammoth/mammoth.browser.min.js' {
  const mammoth: {
    convertToHtml(
      input: { arrayBuffer: ArrayBuffer },
      options: { convertImage: unknown },
    ): Promise<{ value: string }>;
    images: { imgElement(convert: () => Promise<{ src: string }>): unknown };
  };
  export default mammoth;
}
