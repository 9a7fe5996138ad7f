/** What a set of layouts is: one for each section type. */
import type { SectionType } from '../../../src/shared/domain/pages.ts';
import type { PageLayout } from '../kit/index.ts';

export type Layouts = { [T in SectionType]: PageLayout<T> };
