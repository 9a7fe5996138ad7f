import { expect, test } from 'vitest';
import { isCopy } from '../../../../src/screen-kit/archive/is-copy.ts';
import { docxOf } from '../../../fixtures/documents/docx.ts';
import { archiveDevice, proposalSeeds, seed } from '../../api/support/archive-device.ts';

const file = (bytes: BlobPart, name: string): File => new File([bytes], name);

test('a copy is known by its name, or by its first bytes where an app has changed the name', async () => {
  const device = archiveDevice();
  await seed(device, proposalSeeds(1, 1));
  for (const passphrase of [undefined, 'a passphrase']) {
    const bytes = await device.save(undefined, passphrase);
    for (const name of ['copy.zip', 'copy.bin', 'copy'])
      expect(await isCopy(file(bytes, name)), name).toBe(true);
  }
  device.close();
  expect(await isCopy(file('anything', 'Doi.PALMLEAF'))).toBe(true);
});
test('a brief is none', async () => {
  expect(await isCopy(file(docxOf(['Company: Doi']), 'brief.docx'))).toBe(false);
  for (const words of ['', 'PK', 'Company: Doi', 'PK\u0003\u0004'.padEnd(30, '\n').concat('word/items/')])
    expect(await isCopy(file(words, 'brief.txt'))).toBe(false);
});
