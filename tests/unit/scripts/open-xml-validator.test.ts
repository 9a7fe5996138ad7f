import { existsSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { findOpenXmlValidator } from '../../../.scripts/open-xml-validator.mjs';

const { platform, arch } = process;

function on(machine: string, system: string): void {
  Object.defineProperties(process, { platform: { value: machine }, arch: { value: system } });
}

afterEach(() => {
  vi.unstubAllEnvs();
  on(platform, arch);
});

test.each([
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'arm64'],
])('on %s %s there is none unless one is named', (machine, system) => {
  vi.stubEnv('OOXML_VALIDATOR_CLI', '');
  on(machine, system);
  expect(findOpenXmlValidator()).toBeUndefined();
  vi.stubEnv('OOXML_VALIDATOR_CLI', '/opt/validator');
  expect(findOpenXmlValidator()).toBe('/opt/validator');
});

test.runIf(`${platform}-${arch}` === 'linux-x64')('on Linux it comes with the development packages', () => {
  vi.stubEnv('OOXML_VALIDATOR_CLI', '');
  expect(existsSync(findOpenXmlValidator() ?? '')).toBe(true);
});
