/** A shape that can be taken and edited, with its text inside it. */
import { LINE, NO_FILL, NO_LIST_STYLE, NO_PLACEHOLDER } from '../drawing/fixed.ts';
import type { Box, ShapeNode, VerticalAlign } from '../../../../src/shared/scene/scene.ts';
import { outlineOf } from '../../../../src/shared/scene/outline.ts';
import type { Pt } from '../../../../src/shared/scene/units.ts';
import { solidFill } from '../drawing/colour.ts';
import type { SlideContext } from '../drawing/context.ts';
import { drop } from '../drawing/baseline.ts';
import { fitOf, type Fit } from '../drawing/fit.ts';
import { transform } from '../drawing/frame.ts';
import type { Room } from '../drawing/room.ts';
import { freeform, presetOf, type TextRectangle } from '../drawing/geometry.ts';
import { objectProperties, placeholder } from '../drawing/object.ts';
import { noStroke, strokeXml } from '../drawing/stroke.ts';
import { textBody, type Insets } from '../drawing/text-body.ts';
import { languageTag } from '../../languages.ts';
import { el, type Xml } from '../drawing/xml.ts';

/** Half a point of rounding does not make a shape a freeform. */
const TOLERANCE = 0.5;

interface Outline {
  geometry: Xml;
  insets: Insets;
}

const relativeTo = (box: Box, shape: Box): TextRectangle => ({
  left: box.x - shape.x,
  top: box.y - shape.y,
  right: box.x + box.width - shape.x,
  bottom: box.y + box.height - shape.y,
});

const contains = (outer: TextRectangle, inner: TextRectangle): boolean =>
  inner.left >= outer.left - TOLERANCE &&
  inner.top >= outer.top - TOLERANCE &&
  inner.right <= outer.right + TOLERANCE &&
  inner.bottom <= outer.bottom + TOLERANCE;

const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** Insets that put the text into `inner`, `raised` points higher than it would stand. */
function insetsIn(
  outer: TextRectangle,
  inner: TextRectangle,
  raised: Pt,
  verticalAlign: VerticalAlign,
): Insets {
  const top = Math.max(0, inner.top - outer.top);
  const bottom = Math.max(0, outer.bottom - inner.bottom);
  const side = verticalAlign === 'middle' ? 2 : 1;
  // From above while there is room; below otherwise, which only lifts text that is not set from the top.
  const taken = Math.min(top, raised * side);
  const left = verticalAlign === 'top' ? 0 : raised * side - taken;
  return {
    left: Math.max(0, inner.left - outer.left),
    top: top - taken,
    right: Math.max(0, outer.right - inner.right),
    bottom: verticalAlign === 'top' ? bottom : verticalAlign === 'bottom' ? bottom + raised : bottom + left,
  };
}

function outline(node: ShapeNode, fit: Fit | undefined): Outline {
  const preset = presetOf(node.geometry, node.box);
  const drawn = (text?: TextRectangle): Xml => freeform(outlineOf(node.geometry, node.box), node.box, text);
  if (!node.text || !fit) return { geometry: preset?.geometry ?? drawn(), insets: NO_INSETS };
  const { block, box, verticalAlign } = node.text;
  const raised = drop(block);
  const fitted = relativeTo(fit.box, node.box);
  if (preset && contains(preset.textRectangle, relativeTo(box, node.box))) {
    return {
      geometry: preset.geometry,
      insets: insetsIn(preset.textRectangle, fitted, raised, verticalAlign),
    };
  }
  const lifted = { ...fitted, top: fitted.top - raised, bottom: fitted.bottom - raised };
  return { geometry: drawn(lifted), insets: NO_INSETS };
}

const textFit = ({ block, box, role, verticalAlign }: NonNullable<ShapeNode['text']>, room: Room): Fit =>
  fitOf(block, box, role, verticalAlign, room);

const NO_STROKE = noStroke('a:ln');

export function shapeXml(node: ShapeNode, context: SlideContext): Xml {
  const { palette } = context.theme;
  const { opacity } = node;
  const description = node.text ? undefined : node.name;
  const properties = objectProperties({
    id: context.nextId(),
    name: context.nameOf(node.name),
    decorative: node.decorative === true,
    ...(description === undefined ? {} : { description }),
  });
  const stroke = node.stroke ? strokeXml('a:ln', node.stroke, palette, opacity) : NO_STROKE;
  if (node.geometry.type === 'line' && !node.text) {
    // A line is a connector in PowerPoint: its ends can be taken and joined to shapes.
    return el(
      'p:cxnSp',
      {},
      el('p:nvCxnSpPr', {}, properties, el('p:cNvCxnSpPr'), NO_PLACEHOLDER),
      el('p:spPr', {}, transform(node.box, { vertical: node.geometry.from === 'bottom-left' }), LINE, stroke),
    );
  }
  const fit = node.text && textFit(node.text, context.roomOf(node.id));
  const { geometry, insets } = outline(node, fit);
  const kind = context.holders.get(node.id)?.kind;
  return el(
    'p:sp',
    {},
    el(
      'p:nvSpPr',
      {},
      properties,
      el('p:cNvSpPr', {}, kind ? el('a:spLocks', { noGrp: 1 }) : ''),
      kind ? el('p:nvPr', {}, placeholder(kind)) : NO_PLACEHOLDER,
    ),
    el(
      'p:spPr',
      {},
      transform(node.box),
      geometry,
      node.fill ? solidFill(node.fill, palette, opacity) : NO_FILL,
      stroke,
    ),
    node.text && fit
      ? textBody(node.text.block, node.text.role, node.text.verticalAlign, context, fit, insets)
      : node.decorative
        ? ''
        : emptyBody(context),
  );
}

/**
 * So that a person can type into a shape that has no text. It says nothing of shrinking: programs lay out whatever may
 * shrink, with words or without.
 */
const emptyBody = ({ language, english }: SlideContext): Xml =>
  el(
    'p:txBody',
    {},
    EMPTY_BODY,
    NO_LIST_STYLE,
    el('a:p', {}, el('a:pPr', { algn: 'ctr' }), el('a:endParaRPr', { lang: languageTag(language, english) })),
  );
const EMPTY_BODY = el('a:bodyPr', { anchor: 'ctr' });
