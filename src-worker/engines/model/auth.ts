/** How a key is shown to a server: as the protocol says, or as Azure wants the keys of its resources. */

/** Azure's own hosts take a resource's key by this name; `Authorization` there is for tokens of a directory. */
const AZURE = /\.(?:openai\.azure\.com|cognitiveservices\.azure\.com|services\.ai\.azure\.com)$/iu;

export const authorised = (url: string, key: string | null): Record<string, string> => {
  if (key === null) return {};
  // A token of a directory is three parts of letters with dots between.
  const isToken = /^ey[\w-]+\.[\w-]+\.[\w-]+$/u.test(key);
  return AZURE.test(new URL(url).hostname) && !isToken
    ? { 'api-key': key }
    : { Authorization: `Bearer ${key}` };
};
