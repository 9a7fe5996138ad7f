/** What is asked again and again while one proposal is planned is worked out once. Only for what follows from its argument alone. */

/** Kept as long as the object is, which never changes: readings, a plan. */
export function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const kept = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const known = kept.get(of) ?? { made: make(of) };
    kept.set(of, known);
    return known.made;
  };
}

/** Texts that are kept: about those of one questionnaire, with what its pages say of them. */
const LATELY = 1024;

/** Kept of the texts that were asked of lately; `most`: of how many, where what is made is large. */
export function lately<Made>(make: (text: string) => Made, most = LATELY): (text: string) => Made {
  const kept = new Map<string, { made: Made }>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known.made;
    const made = make(text);
    if (kept.size >= most) for (const oldest of kept.keys()) if (kept.delete(oldest)) break;
    kept.set(text, { made });
    return made;
  };
}
