/**
 * Units. A bare `number` never carries a length across a module's edge under a shared name: slide geometry is
 * in points, PowerPoint's in EMU, its library's in inches, the screen's in CSS pixels.
 */
declare const unit: unique symbol;
type Unit<Name extends string> = number & { readonly [unit]?: Name };

/** 1/72 inch: the unit of a scene. */
export type Pt = Unit<'pt'>;
/** English Metric Unit: 914,400 to the inch. */
export type Emu = Unit<'emu'>;
export type Inch = Unit<'in'>;
/** 1/96 inch. */
export type CssPx = Unit<'px'>;

const PT_PER_INCH = 72;
const EMU_PER_PT = 12_700;

/** Slide: 13.333 × 7.5 in. */
export const SLIDE_WIDTH: Pt = 960;
export const SLIDE_HEIGHT: Pt = 540;

export const ptToInch = (pt: Pt): Inch => pt / PT_PER_INCH;
/** The design's pictures are measured in CSS pixels of a 1280 × 720 slide. */
export const pxToPt = (px: CssPx): Pt => (px * PT_PER_INCH) / 96;
export const ptToEmu = (pt: Pt): Emu => Math.round(pt * EMU_PER_PT);
