/** What a page's layout is given, and what it gives back. */
import type { Language } from '../../../src/shared/domain/options.ts';
import type { PageInfo, SectionType } from '../../../src/shared/domain/pages.ts';
import type { FormData } from '../../../src/shared/domain/questionnaire.ts';
import type { Reckoned } from '../../../src/shared/domain/reckoned.ts';
import type { Section, SectionOutput } from '../../../src/shared/domain/sections.ts';
import type { ColourRole, SceneTheme } from '../../../src/shared/scene/theme.ts';
import type { LogoGround } from '../../../src/shared/domain/agency.ts';
import type { DeckPicture } from './picture.ts';
import type { SceneImage, SceneNode, SlideScene } from '../../../src/shared/scene/scene.ts';
import type { TextEngine } from '../text/engine.ts';

/** Parsed outputs of the sections that are in the deck. */
export type DeckOutputs = { readonly [T in SectionType]?: SectionOutput<T> };

/** A way to reach the agency, as it is said. */
export interface AgencyContact {
  text: string;
  link?: string;
}

/** Who makes the proposal. */
export interface DeckAgency {
  /** '' where only other things are given. */
  name: string;
  contact: readonly AgencyContact[];
  /** Width and height in pixels. */
  logo?: { image: SceneImage; width: number; height: number; ground: LogoGround };
}

/** A page with its number among the deck's: of its first slide, where slides are counted. */
export interface NumberedPage extends Omit<PageInfo, 'type'> {
  number: number;
  /** One of the nineteen, or that of a free page. */
  type: string;
}

export interface PageContext {
  engine: TextEngine;
  lang: Language;
  theme: SceneTheme;
  company: string;
  /** The proposal's title, as the footer and the cover show it. */
  title: string;
  preparedBy: string;
  /** Absent where the person has said nothing of it. */
  agency?: DeckAgency;
  page: Pick<NumberedPage, 'pageNumber' | 'number'>;
  /** Those that a person put on this page. */
  pictures?: readonly DeckPicture[];
  /** The client's logo. */
  clientLogo?: DeckAgency['logo'];
  /** The small label above the headline: the page's title in the deck's language. */
  label: string;
  /** The section as it was written; `title` is its headline, `evidence` its figures. */
  section: Section;
  /** Words that the layout writes itself: what a person put in their place, and all that were asked for, by their keys. */
  words?: { own: Readonly<Record<string, string>>; said: Map<string, string> };
  /** What the plan reckoned for it; empty for an engine that reckons nothing. */
  reckoned: Reckoned;
  /** What the answers say, for what a slide derives (page 6: which channels are in the plan). */
  formData: FormData | undefined;
  /** The other sections of this deck. */
  deck: DeckOutputs;
  /** Pages that are really in the deck, in order. */
  present: readonly NumberedPage[];
}

/**
 * One slide's body. The frame (label, headline, notes line, footer, page number) is added by `buildScene`, so every
 * node of a draft stays inside `bodyBox(context, headline)`; only a 'cover' has the whole slide and no frame.
 */
export interface SlideDraft {
  layout: SlideScene['layout'];
  /** The point of this slide. */
  headline: string;
  nodes: readonly SceneNode[];
  /**
   * The line above the footer. Absent: what the section's evidence tells of the slide's own figures, on the page's first slide
   * and on one with `noteLead`; '' for none.
   */
  note?: string;
  /** What stands before the evidence in that line. */
  noteLead?: string;
  /** Paragraphs for the speaker besides those that every slide gets. */
  speakerNotes?: readonly string[];
  background?: ColourRole;
}

export type PageLayout<T extends SectionType> = (
  output: SectionOutput<T>,
  context: PageContext,
) => SlideDraft[];

/** Thrown by a builder whose content needs more room than there is; `tryLevels` then goes to the next level. */
export class DoesNotFit extends Error {}
