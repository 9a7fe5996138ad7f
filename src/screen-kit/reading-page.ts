/** The reading page of a proposal as a file: asked of the worker as a scene, drawn by the page's own renderer. */
import { readingPageWords } from '../copy/reading-page.ts';
import type { FileResult } from '../shared/contract/delivery.ts';
import type { Result } from '../shared/domain/failure.ts';
import { proposalFileName } from '../shared/domain/file-name.ts';
import { client } from '../worker-client/index.ts';

/** Rejects where a part of the product could not be loaded. */
export async function makeReadingPage(proposalId: string): Promise<Result<FileResult>> {
  const [scene, { readingPage }, { drawAside }, { embeddedFaces }] = await Promise.all([
    client.scene(proposalId),
    import('../slides/reading-page.tsx'),
    import('../slides/draw-aside.ts'),
    import('../slides/embedded-faces.ts'),
  ]);
  if (!scene.ok) return scene;
  const { company, title, language, slides } = scene.value;
  const faces = await embeddedFaces(scene.value);
  const html = await readingPage(scene.value, readingPageWords[language], faces, drawAside);
  return {
    ok: true,
    value: {
      fileName: proposalFileName(company, title, 'html'),
      mimeType: 'text/html',
      bytes: await new Blob([html]).arrayBuffer(),
      slideCount: slides.filter(({ screenOnly }) => screenOnly !== true).length,
    },
  };
}
