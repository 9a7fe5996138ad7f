/**
 * An AI request as a remote service holds it (specification, section 7, 'AI request by id'): one call by its id, and a
 * second one where the answer has no `extracted_data`. Asks nothing twice: retries belong to the page.
 */
import { normaliseFormData } from '../../src/shared/domain/normalise.ts';
import type { FormData } from '../../src/shared/domain/questionnaire.ts';
import { businessSubTypeById, businessTypeById } from '../../src/shared/domain/taxonomy.ts';
import { below } from './address.ts';
import type { Http, HttpCall, HttpProblem } from './http.ts';
import { isObject, objectIn, type JsonObject } from './json.ts';

export type FetchedRequest =
  | { ok: true; formData: FormData }
  /** The service answered, and has nothing of this id. */
  | { ok: false; problem: 'no-data' }
  | { ok: false; problem: HttpProblem };

/** What both calls have in common. */
export type RequestCall = Pick<HttpCall, 'token' | 'timeoutMs' | 'signal'> & {
  requestId: (payload: JsonObject) => Promise<string>;
};

export async function fetchAiRequest(
  http: Http,
  address: string,
  id: string,
  { requestId, ...call }: RequestCall,
): Promise<FetchedRequest> {
  const got = await http({
    ...call,
    url: below(address, id),
    method: 'GET',
    requestId: await requestId({ ai_request: id }),
  });
  if (!got.ok) return { ok: false, problem: got };
  const data = partOf(objectIn(got.text), 'data');
  if (data === undefined) return { ok: false, problem: 'no-data' };
  const own = partOf(partOf(data, 'json'), 'extracted_data');
  if (own !== undefined) return { ok: true, formData: answersOf(own) };
  const extracted = await http({
    ...call,
    url: below(address, 'extract'),
    method: 'POST',
    body: { data },
    requestId: await requestId({ data }),
  });
  if (!extracted.ok) return { ok: false, problem: extracted };
  const second = partOf(objectIn(extracted.text), 'extracted_data');
  return second === undefined ? { ok: false, problem: 'no-data' } : { ok: true, formData: answersOf(second) };
}

/** An object inside another, which may have been sent as a text. Undefined for none and for an empty one. */
function partOf(whole: JsonObject | undefined, name: string): JsonObject | undefined {
  const given = whole?.[name];
  const part = typeof given === 'string' ? objectIn(given) : given;
  return isObject(part) && Object.keys(part).length > 0 ? part : undefined;
}

/**
 * `extracted_data` as a questionnaire. The taxonomy's ids count before names; ids that match nothing give empty values
 * and a warning (specification, section 8, 'Other').
 */
function answersOf(extracted: JsonObject): FormData {
  const { business_type_validated: typeGiven, business_category_validated: subGiven, ...groups } = extracted;
  const formData = normaliseFormData(groups);
  const typeId = idOf(typeGiven, 'id') ?? idOf(subGiven, 'business_type_id');
  const subId = idOf(subGiven, 'id');
  if (typeId === undefined && subId === undefined) return formData;
  const subFound = businessSubTypeById(subId ?? 0);
  const type = businessTypeById(typeId ?? subFound?.typeId ?? 0);
  if (type === undefined)
    console.warn(`The taxonomy has no business type with the id ${typeId ?? '(none)'}.`);
  const subType = subFound?.typeId === type?.id ? subFound : undefined;
  if (subId !== undefined && subType === undefined)
    console.warn(`Business type ${typeId ?? '(none)'} has no sub-type with the id ${subId}.`);
  return {
    ...formData,
    clientInfo: {
      ...formData.clientInfo,
      businessType: type?.name ?? '',
      businessSubType: subType?.name ?? '',
    },
  };
}

/** A number, or digits, under a name; undefined where nothing is said. Anything else is an id that matches nothing. */
function idOf(given: unknown, name: string): number | undefined {
  const value = isObject(given) ? given[name] : name === 'id' ? given : undefined;
  if (value === undefined || value === null || value === '') return undefined;
  const id = Number(value);
  return Number.isInteger(id) ? id : 0;
}
