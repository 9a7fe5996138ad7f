/** The agency as a deck shows it: its name, ways to reach it with their links, and its logo. */
import {
  DEFAULT_AGENCY,
  DEFAULT_PREPARER,
  type AgencyLogo,
  type AgencyProfile,
} from '../../src/shared/domain/agency.ts';
import type { SceneImage } from '../../src/shared/scene/scene.ts';
import { clean } from './kit/text.ts';
import type { AgencyContact, DeckAgency } from './kit/types.ts';

/** Undefined where nothing is given that a slide could show. */
export async function deckAgency(profile: AgencyProfile | undefined): Promise<DeckAgency | undefined> {
  if (!profile) return undefined;
  const name = clean(profile.name);
  const contact = contactOf(profile);
  const { logo } = profile;
  if (name === '' && contact.length === 0 && !logo) return undefined;
  return {
    name,
    contact,
    ...(logo
      ? { logo: { image: await imageOf(logo), width: logo.width, height: logo.height, ground: logo.ground } }
      : {}),
  };
}

/** A section that names nobody, or only the default, is the agency's. */
export function preparerOf(written: string, agency: DeckAgency | undefined): string {
  const given = clean(written);
  const isDefault = given === '' || given === DEFAULT_PREPARER || given === DEFAULT_AGENCY;
  return isDefault ? agency?.name || DEFAULT_PREPARER : given;
}

function contactOf({ person, email, phone, web }: AgencyProfile): AgencyContact[] {
  const address = clean(email);
  const number = clean(phone);
  const site = clean(web);
  return [
    { text: clean(person) },
    { text: address, ...(/^[^\s@]+@[^\s@]+$/.test(address) ? { link: `mailto:${address}` } : {}) },
    { text: number, ...(/\d{3}/.test(number) ? { link: `tel:${number.replaceAll(/[^\d+]/g, '')}` } : {}) },
    // An address is shown as it is said: without what every one begins with.
    { text: site.replace(/^https?:\/\//i, '').replace(/\/$/, ''), ...webLink(site) },
  ].filter(({ text }) => text !== '');
}

const webLink = (site: string): { link?: string } =>
  /^(?:https?:\/\/)?[^\s/:]+\.[^\s/:]+(?:[/?#]\S*)?$/i.test(site)
    ? { link: /^https?:/i.test(site) ? site : `https://${site}` }
    : {};

/** Hexadecimal digits of a picture's key. */
const KEY_BYTES = 8;

/** A stored picture as slides show it: the same bytes have the same key. */
export async function imageOf({ type, bytes }: Pick<AgencyLogo, 'type' | 'bytes'>): Promise<SceneImage> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, KEY_BYTES);
  return { key: [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''), type, bytes };
}
