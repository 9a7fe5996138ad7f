/** The slides of one page with the fields of their texts, laid out again with what is being typed. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Edit } from '../../shared/domain/editing/change.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import type { Section } from '../../shared/domain/section.ts';
import type { Scene } from '../../shared/scene/scene.ts';
import { useAgencyChange, useProposalChange } from '../../screen-kit/use-proposal.ts';
import { client } from '../../worker-client/index.ts';
import { latest } from './latest.ts';

interface Question {
  proposalId: string;
  pageNumber: number;
  edits: readonly Edit[];
  section: Section | undefined;
  after: number;
}

export interface PageScene {
  /** The last layout, while the next one comes; undefined until the first one of this page is there. */
  scene: Scene | undefined;
  failure: Failure | undefined;
  /** The change that it was asked for after. */
  after: number;
}

/**
 * @param edits of the page that are not stored yet
 * @param after a stored change whose layout is waited for; 0 for none
 * @param section in place of the stored one
 */
export function usePageScene(
  proposalId: string,
  pageNumber: number,
  edits: readonly Edit[],
  after: number,
  section?: Section,
): PageScene {
  const change = useProposalChange(proposalId);
  const agency = useAgencyChange();
  const [shown, setShown] = useState<{
    pageNumber: number;
    after: number;
    scene?: Scene;
    failure?: Failure;
  }>();
  const wanted = useRef(pageNumber);
  const ask = useMemo(
    () =>
      latest(
        async ({
          proposalId: id,
          pageNumber: page,
          edits: unsaved,
          section: other,
          after: asked,
        }: Question): Promise<void> => {
          const answer = await client.scene(id, {
            pages: [page],
            fields: true,
            ...(other ? { draft: { pageNumber: page, section: other } } : {}),
            ...(unsaved.length > 0 ? { draft: { pageNumber: page, edits: unsaved } } : {}),
          });
          if (wanted.current !== page) return;
          setShown((before) =>
            answer.ok
              ? { pageNumber: page, after: asked, scene: answer.value }
              : {
                  pageNumber: page,
                  after: asked,
                  ...(before?.pageNumber === page && before.scene ? { scene: before.scene } : {}),
                  failure: answer.failure,
                },
          );
        },
      ),
    [],
  );
  const typed = JSON.stringify(edits);
  useEffect(() => {
    wanted.current = pageNumber;
    ask({ proposalId, pageNumber, edits, section, after });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `typed` stands for `edits`
  }, [ask, proposalId, pageNumber, typed, section, change, agency, after]);
  const here = shown?.pageNumber === pageNumber ? shown : undefined;
  return { scene: here?.scene, failure: here?.failure, after: here?.after ?? 0 };
}
