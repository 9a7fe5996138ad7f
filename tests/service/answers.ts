/** What the service answers when nothing is scripted: the contract's answers, the same for the same calls. */
import { chatReply, modelList, type ChatAnswer } from './chat.ts';
import { formData, pageOutput, writtenPages } from './content.ts';
import { field } from './json.ts';
import type { Call } from './rules.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  chunks: readonly string[];
  /** Between two chunks, ms. */
  chunkMs: number;
}

/** What a default answer is made from. */
export interface Asked extends Call {
  body: unknown;
  /** Calls of this kind and id so far, this one included. */
  occurrence: number;
  /** Where the service is. */
  origin: string;
  chat: ChatAnswer | undefined;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  chunks: [JSON.stringify(value)],
  chunkMs: 0,
});
const empty = (): Answer => ({ status: 200, headers: {}, chunks: [], chunkMs: 0 });
const notFound = (message: string): Answer => json({ message }, 404);

/** Ids that begin so are answered otherwise: they show what the contract leaves to chance. */
const ID = { missing: 'missing', empty: 'empty', bare: 'bare' } as const;

export function usualAnswer(asked: Asked): Answer {
  const { kind, id = '', body, origin } = asked;
  if (id.startsWith(ID.missing)) return notFound('There is no such id.');
  switch (kind) {
    case 'page':
      return page(asked);
    case 'structure':
      return json({ data: { markdown_content: field(body, 'markdown_content') ?? '' } });
    case 'analysis':
      return id.startsWith(ID.empty) ? empty() : json({ success: true, data: storedProposal(id) });
    case 'status':
      return asked.occurrence === 1
        ? json({ progress: 40, message: 'Generating proposal...' }, 202)
        : json({ progress: 100, downloadUrl: `${origin}/files/${id}.pptx` });
    case 'ai-request':
      return json({
        data: id.startsWith(ID.bare)
          ? { json: { text: JSON.stringify(formData) } }
          : { json: { extracted_data: extracted() } },
      });
    case 'extraction':
      return json({ extracted_data: extracted() });
    case 'chat': {
      const { contentType, chunks, chunkMs } = chatReply(body, asked.chat);
      return { status: 200, headers: { 'content-type': contentType }, chunks, chunkMs };
    }
    case 'models':
      return json(modelList());
    case 'file':
      return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        chunkMs: 0,
        chunks: ['Here an agency would hand over its PowerPoint file. The reference service makes none.'],
      };
    default:
      return notFound('The reference service has no such address.');
  }
}

function page({ body, pageNumber = 0 }: Asked): Answer {
  const company = field(field(field(body, 'payload'), 'clientInfo'), 'companyName');
  const output = pageOutput(pageNumber, typeof company === 'string' ? company : '');
  return output === undefined
    ? json({ message: 'The payload names no page from 1 to 19.' }, 400)
    : json({ result: JSON.stringify(output) });
}

/** The questionnaire by the specification's field names, with the taxonomy's ids beside it. */
const extracted = (): unknown => ({
  ...formData,
  // 'Food, Beverages & Tobacco'; a sub-category is left to the person.
  business_type_validated: { id: 6 },
});

const storedProposal = (proposalId: string): unknown => ({
  proposalId,
  ...formData,
  generatedAt: '2026-11-21T09:00:00.000Z',
  pages: writtenPages.map(({ pageNumber, output }) => ({
    pageNumber,
    success: true,
    sectionData: { output },
  })),
});
