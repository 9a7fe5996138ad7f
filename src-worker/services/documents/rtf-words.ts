/** Control words of the Rich Text Format, by what they mean for its text. */

/** Groups without words of the document: tables of its parts, pictures, what stands on every page, what a reader shows instead. */
export const LEFT_OUT: ReadonlySet<string> = new Set(
  'fonttbl colortbl stylesheet info pict objdata fldinst filetbl listtable listoverridetable revtbl header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn shprslt sp nonshppict nonesttables xe tc rxe txe template themedata colorschememapping datastore latentstyles rsidtbl generator annotation atnid atnauthor bkmkstart bkmkend userprops docvar'.split(
    ' ',
  ),
);

/** Groups that an older reader may leave out, but that hold words: text in shapes. */
export const SHOWN_IGNORABLE: ReadonlySet<string> = new Set(['shpinst', 'shptxt', 'nesttableprops']);

export const MARKS: ReadonlyMap<string, string> = new Map([
  ['bullet', '•'],
  ['endash', '–'],
  ['emdash', '—'],
  ['lquote', '‘'],
  ['rquote', '’'],
  ['ldblquote', '“'],
  ['rdblquote', '”'],
  ['emspace', ' '],
  ['enspace', ' '],
  ['qmspace', ' '],
]);
