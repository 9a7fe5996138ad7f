/** What a reader of a deck meets: every text with its slide, and whether a sentence is expected of it. */
import type { Section } from '../../../src/shared/domain/sections.ts';

export interface DeckText {
  /** 1 to 19. */
  page: number;
  /** 'output.objectives.statement': without the numbers of list items. */
  path: string;
  text: string;
  /** A sentence stands alone and has a verb; a phrase is a cell, a label or a name. */
  isSentence: boolean;
}

/** Fields that are read as sentences, by page; everything else is a phrase. */
const SENTENCES: Readonly<Record<number, RegExp>> = {
  1: /^output\.objectiveHeadline$/u,
  3: /^(?:title|output\.objectives\.statement)$/u,
  4: /^(?:title|output\.currentSituation)$/u,
  5: /^(?:title|output\.(?:description|marketPosition))$/u,
  6: /^(?:title|output\.(?:description|marketPosition|channelAnalysis\.recommendations))$/u,
  7: /^(?:title|output\.personas\.psychology\.(?:insight|tension))$/u,
  8: /^(?:title|output\.(?:stages\.mediaStrategy|matrixNote))$/u,
  9: /^(?:title|output\.summaryInsights)$/u,
  10: /^(?:title|output\.competitors\.swot\.(?:opportunities|threats))$/u,
  11: /^(?:title|output\.(?:sweetSpotSummary|positioningImplications))$/u,
  12: /^(?:title|output\..*)$/u,
  13: /^(?:title|output\.strategies\.(?:title|rationale|executionHints))$/u,
  14: /^(?:title|output\.(?:contentPillars\.idea|platformPlan\.creativeDirection|budgetNotes))$/u,
  15: /^(?:title|output\.(?:stagePlans\.notesCompliance|flowNotes|policyNotes))$/u,
  16: /^title$/u,
  17: /^(?:title|output\.audienceMatrix\.notes)$/u,
  18: /^(?:title|output\.(?:businessSolution|communicationCreativeSolution)\..*|output\.mediaTargetingSolution\.reasoning)$/u,
  19: /^(?:title|output\.(?:summary|keyBenefits|nextSteps\.step|cta))$/u,
};
/** Parts beside the output that are read as sentences. */
const RECKONED =
  /^reckoned\.(?:bridge\.reading\.(?:headline|text)|gate\.text|line|ifLate\.text|questions\.(?:text|why)|loadCheck\.(?:headline|text)|drivers\.text|trigger\.(?:starts|stops)|versus\.line)$/u;
/** Art direction is for the notes; ISO days, drawings and ids of scenes are for no reader. */
const UNREAD = /(?:^|\.)(?:visualDirection|visualMapping|scene|start|better|leads|kind)$/u;

function* walk(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') {
    if (value.trim() !== '' && !UNREAD.test(path)) yield [path, value];
  } else if (Array.isArray(value)) {
    for (const item of value) yield* walk(item, path);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* walk(item, `${path}.${key}`);
  }
}

/** All texts of a deck, headlines first on each slide. */
export const textsOf = (deck: readonly Section[]): DeckText[] =>
  deck.flatMap(({ title, output, reckoned }, i) => {
    const page = i + 1;
    const found: [string, string][] = [
      ['title', title],
      ...walk(output, 'output'),
      ...walk(reckoned, 'reckoned'),
    ];
    return found.map(([path, text]) => ({
      page,
      path,
      text,
      isSentence: (SENTENCES[page]?.test(path) ?? false) || RECKONED.test(path),
    }));
  });

const THAI = /[ก-๛]/u;

/** Sentences of a text: at a full stop, a line's end, and in Thai where a clause of its own follows a space. */
export function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<!\b(?:Co|Ltd|Inc|St|No|Mr|Mrs|Ms|Dr|vs|approx|e\.g|i\.e|B\.E|a\.m|p\.m)\.|[ก-๛]\.)(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}“"'‘ก-๛])|\n+/u,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The longest stretch that is spoken in one breath: of Thai, which has no full stop, what stands between two spaces. */
export const breathsOf = (sentence: string): string[] =>
  THAI.test(sentence) ? sentence.split(/(?<=[ก-๛ๆ])\s+(?=[ก-๛])/u) : [sentence];

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Words as they are spoken; marks and spaces are none. A figure with its signs is one. */
export const wordsIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment, isWordLike }) => (isWordLike ? segment : '')).filter(
    (word) => word !== '',
  );
export const isThai = (text: string): boolean => THAI.test(text);
