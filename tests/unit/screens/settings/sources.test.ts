import { describe, expect, it } from 'vitest';
import { ATTRIBUTIONS } from '../../../../src-worker/engines/planner/data/licences.ts';
import { settings } from '../../../../src/copy/settings.ts';

describe("the 'Sources' of Settings", () => {
  it.each(ATTRIBUTIONS)(
    'give $source the attribution that its licence asks for',
    ({ source, attribution }) => {
      expect(settings.en.sources.list).toContainEqual({ name: source, body: attribution });
    },
  );
});
