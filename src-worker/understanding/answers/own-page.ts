/**
 * Where the client says that people buy, or leave their details, though no address was given: a page of its own, by the post, a form.
 * 'Website converts 1.1%', '512 boxes online', '$36 incl shipping', 'R240 per company form' tell it under any question.
 */
interface Told {
  productService: string;
  heroProduct: string;
  startingPrice: string;
  strengths: string;
  afterSalesService: string;
  onlineAdIssues: string;
  specificObjectives: string;
}

/** A page that is theirs; what is made or mended for others is none ('websites for hotels'). */
const PAGE =
  /(?<!\p{L})(?:on|off) (?:the|our|my) (?:web ?)?site(?!\s?(?:visit|work|manager|office)|\p{L})|(?<!\p{L})(?:our|my|the) (?:own )?(?:website|web ?shop|online (?:shop|store))(?!\p{L})|(?<!\p{L})(?:web ?)?site (?:converts?|conversion|orders?|sales|books?|visitors)(?!\p{L})|(?<!\p{L})website \d|(?<!\p{L})website sales(?!\p{L})/iu;
/** Goods that go into a basket: counted as a shop on a page counts them. */
const ONLINE =
  /(?<!\p{L})(?:boxes|orders|sales|sold|sell|sells|order|buy|bought) online(?!\p{L})|(?<!\p{L})(?:google shopping|ROAS|AOV|CAC|abandoned (?:cart|basket)s?)(?!\p{L})|(?:^|[.;]\s)online \+/iu;
/** Goods that are sent to whoever ordered them. */
const POSTED =
  /(?<!\p{L})(?:incl(?:uding|udes|\.)? (?:the )?(?:post(?:age)?|shipping)|(?:post|postage|shipping) (?:free|incl\p{L}*|paid)|free (?:post(?:age)?|shipping)|flat shipping|\+ ?(?:post(?:age)?|shipping)|overnight (?:ups|fedex|courier)|overnight to your door)(?!\p{L})/iu;
/** Details that are left in a form, as what adverts bring. */
const FORM =
  /(?<!\p{L})(?:instant|lead|quote|prescreen|facebook|fb|company|signup|web|contact|application) forms?(?!\p{L})|(?<!\p{L})(?:per|each|a|for) (?:\p{L}+ )?form (?:fill(?:ed)?|lead)s?(?!\p{L})|(?<!\p{L})form (?:fills?|leads?|requests?)(?!\p{L})|(?<!\p{L})\d+ forms(?!\p{L})|(?:started|finished|filled) (?:the |a |in the )?form(?!\p{L})|กรอก(?:แบบ)?ฟอร์ม/iu;

/** A page of the client's own, told in passing. */
export const tellsPage = (answers: Told): boolean =>
  [answers.productService, answers.strengths, answers.startingPrice, answers.onlineAdIssues, answers.specificObjectives]
    .flatMap((answer) => answer.split(/[.;\n]\s*/u))
    .some((part) => PAGE.test(part) && !NO_PAGE.test(part)); // prettier-ignore
/** There is none yet, or it is another's. */
const NO_PAGE =
  /(?<!\p{L})(?:no|not|never|without|isn['’]?t|don['’]?t|yet|soon|rivals?['’]?s?|competitors?['’]?s?|theirs?)(?!\p{L})|ไม่มี|ยังไม่/iu;

/** What is sold goes into a basket somewhere; true of goods alone. */
export const isSoldOnline = (answers: Told): boolean =>
  ONLINE.test([answers.productService, answers.onlineAdIssues, answers.specificObjectives].join('\n')) ||
  isPosted(answers);

const isPosted = ({ productService, startingPrice }: Told): boolean =>
  POSTED.test(`${productService}\n${startingPrice}`);

/** What the adverts brought so far came by a form. */
export const tellsForm = ({ onlineAdIssues }: Told): boolean => FORM.test(onlineAdIssues);
