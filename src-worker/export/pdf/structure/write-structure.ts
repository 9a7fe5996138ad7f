/** The structure tree as objects of the file, and the way back from each page's marks to its elements. */
import { byteString, textBytes } from '../drawing/write.ts';
import type { FileObject } from '../file/objects.ts';
import { StructureElement, type Content } from './element.ts';

const text = (value: string): string => byteString(textBytes(value));

/** Where the elements of the tree go. */
interface Places {
  /** Numbers of the pages' objects. */
  pages: readonly number[];
  /** Numbers of the annotations' objects. */
  annotations: readonly number[];
  /** The first number that is free. */
  free: number;
}

export interface WrittenStructure {
  objects: Map<number, FileObject>;
  /** Number of the tree's root. */
  root: number;
}

/** What an annotation is found by in the way back; pages are found by their own number, from 0. */
export const annotationKey = (pages: number, annotation: number): number => pages + annotation;

const isElement = (kid: StructureElement | Content): kid is StructureElement =>
  kid instanceof StructureElement;

function attributesOf({ properties }: StructureElement): string {
  const { alt, actualText, title, lang, attributes = [] } = properties;
  return [
    ...(alt === undefined ? [] : [`/Alt${text(alt)}`]),
    ...(actualText === undefined ? [] : [`/ActualText${text(actualText)}`]),
    ...(title === undefined ? [] : [`/T${text(title)}`]),
    ...(lang === undefined ? [] : [`/Lang(${lang})`]),
    ...(attributes.length === 0
      ? []
      : [`/A${attributes.length === 1 ? attributes[0] : `[${attributes.join('')}]`}`]),
  ].join('');
}

export function writeStructure(
  document: StructureElement,
  { pages, annotations, free }: Places,
): WrittenStructure {
  const objects = new Map<number, FileObject>();
  const root = free;
  const wayBack = free + 1;
  let next = free + 2;
  const marks: number[][] = pages.map(() => []);
  const owners: number[] = [];

  const write = (element: StructureElement, parent: number): number => {
    const number = next;
    next += 1;
    // Its place among the objects is before its parts: readers and people go down from the top.
    objects.set(number, { value: '' });
    const own = element.kids.find((kid) => !isElement(kid));
    const page = own && !isElement(own) ? own.page : undefined;
    const kids = element.kids.flatMap((kid): string[] => {
      if (isElement(kid)) return kid.speaks ? [`${write(kid, number)} 0 R`] : [];
      if (kid.kind === 'mark') {
        const list = marks[kid.page];
        if (list) list[kid.mark] = number;
        // Of an element over two pages the marks on the second name theirs.
        return [
          kid.page === page ? String(kid.mark) : `<</Type/MCR/Pg ${pages[kid.page]} 0 R/MCID ${kid.mark}>>`,
        ];
      }
      owners[kid.annotation] = number;
      return [`<</Type/OBJR/Obj ${annotations[kid.annotation]} 0 R>>`];
    });
    const content =
      kids.length === 0
        ? ''
        : `/K${kids.length === 1 && !kids[0]?.startsWith('<') ? ` ${kids[0]}` : `[${kids.join(' ')}]`}`;
    const where = page === undefined ? '' : `/Pg ${pages[page]} 0 R`;
    objects.set(number, {
      value: `<</S/${element.type}/P ${parent} 0 R${where}${content}${attributesOf(element)}>>`,
    });
    return number;
  };

  const top = write(document, root);
  const entries = [
    ...marks.map((elements, page) => `${page}[${elements.map((each) => `${each} 0 R`).join(' ')}]`),
    ...owners.map((owner, annotation) => `${annotationKey(pages.length, annotation)} ${owner} 0 R`),
  ];
  objects.set(root, {
    value: `<</Type/StructTreeRoot/K ${top} 0 R/ParentTree ${wayBack} 0 R/ParentTreeNextKey ${annotationKey(pages.length, annotations.length)}>>`,
  });
  objects.set(wayBack, { value: `<</Nums[${entries.join(' ')}]>>` });
  return { objects, root };
}
