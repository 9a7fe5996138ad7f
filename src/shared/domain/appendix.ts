/** The page after the nineteen: where their figures come from. No engine writes it; a deck makes it from their evidence. */
export const APPENDIX = {
  pageNumber: 20,
  type: 'appendix',
  title: 'Appendix: Assumptions & Sources',
  titleTh: 'ภาคผนวก: ข้อสมมติและแหล่งข้อมูล',
} as const;
