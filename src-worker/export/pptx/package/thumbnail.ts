/** Adds the picture that folders show in place of the file. */
import { withParts, xmlPart, type Pass } from './parts.ts';

const RELATIONSHIPS = '_rels/.rels';
const PART = 'docProps/thumbnail.jpeg';
const TYPE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail';

export const addThumbnail =
  (picture: Uint8Array | undefined): Pass =>
  (parts) =>
    picture
      ? withParts(parts, [
          [PART, picture],
          [
            RELATIONSHIPS,
            xmlPart(parts, RELATIONSHIPS).replace(
              '</Relationships>',
              `<Relationship Id="rIdThumbnail" Type="${TYPE}" Target="${PART}"/></Relationships>`,
            ),
          ],
        ])
      : parts;
