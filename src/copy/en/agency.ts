import { DEFAULT_AGENCY } from '../../shared/domain/agency.ts';

/** Words of 'Your agency' in Settings. */
export const agency = {
  note: 'Stands on the cover, in the footer and on the last slide of every proposal, and as who prepared it. Kept on this device.',
  name: 'Agency name',
  namePlaceholder: DEFAULT_AGENCY,
  person: 'Contact person',
  email: 'E-mail',
  phone: 'Phone',
  web: 'Website',
  webPlaceholder: 'agency.example',
  notEmail: 'This does not look like an e-mail address',
  notWeb: 'This does not look like a web address',
  logo: {
    label: 'Logo',
    hint: 'PNG, JPEG or SVG. Or drop a file here.',
    choose: 'Choose a file',
    replace: 'Replace',
    remove: 'Remove',
    reading: 'Reading the picture…',
    alt: 'Your logo',
    none: 'No logo yet',
    problems: {
      kind: 'This is no PNG, JPEG or SVG picture. Choose a file of one of these kinds.',
      large: 'This file is too large for a logo. Choose one of less than 8 MB and 40 million pixels.',
      broken:
        'This picture cannot be read. Save it again from the program it was drawn with, or choose another.',
      empty: 'This picture has nothing in it that can be seen.',
    },
  },
  looks: 'Look of new proposals',
  looksNote: 'A proposal keeps the look it was made with, until you change it there.',
  preview: 'Preview',
  previewNote: 'The first and the last slide of the example proposal.',
  saved: 'Saved on this device',
  saving: 'Saving…',
  notSaved: 'Your agency could not be saved',
  failed: 'Your agency could not be read',
};
