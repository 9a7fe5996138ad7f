/** The network and the service behind it, as the tabs of one device meet them. */
import { pageOutput } from '../../service/content.ts';
import type { Connectivity } from '../../../src-worker/runs/waiting.ts';
import type { Chance } from './chance.ts';
import type { Tab } from './world.ts';

/** A request of a page, from its sending to its end as the tab sees it. */
export interface Flight {
  tab: Tab;
  proposalId: string;
  pageNumber: number;
  requestId: string;
}

export type NetworkMode =
  | 'up'
  /** Every request fails at once. */
  | 'offline'
  /** Requests leave and nothing ever comes back. */
  | 'mute'
  /** Every answer is a server error. */
  | 'broken';

export class Network {
  mode: NetworkMode = 'up';
  signedIn = true;
  /** How often an answer of a service that is up is not a page, 0 to 1. */
  trouble = 0;
  readonly flights = new Set<Flight>();
  readonly #chance: Chance;
  readonly #onRequest: (flight: Flight) => void;
  readonly #backs = new Set<() => void>();
  #onLine = true;
  #losses = 0;

  constructor(chance: Chance, onRequest: (flight: Flight) => void) {
    this.#chance = chance;
    this.#onRequest = onRequest;
  }

  /** What the browser says about it, true or not. */
  get onLine(): boolean {
    return this.#onLine;
  }

  set onLine(onLine: boolean) {
    if (this.#onLine && !onLine) this.#losses += 1;
    this.#onLine = onLine;
  }

  /** The browser says that the network is back. */
  comesBack(): void {
    this.onLine = true;
    this.#backs.forEach((tell) => tell());
  }

  connectivity(tab: Tab): Connectivity {
    return {
      online: () => this.#onLine,
      losses: () => this.#losses,
      back: (signal) =>
        new Promise((resolve) => {
          const tell = (): void => {
            this.#backs.delete(tell);
            tab.later(0, resolve);
          };
          if (signal.aborted) return resolve();
          this.#backs.add(tell);
          signal.addEventListener('abort', () => (this.#backs.delete(tell), resolve()), { once: true });
        }),
    };
  }

  fetcher(tab: Tab): typeof fetch {
    return (_address, init) =>
      new Promise((resolve, reject) => {
        const { payload }: { payload: { proposal_id: string; pageNumber: number; request_id: string } } =
          JSON.parse(typeof init?.body === 'string' ? init.body : '');
        const { proposal_id: proposalId, pageNumber, request_id: requestId } = payload;
        const flight: Flight = { tab, proposalId, pageNumber, requestId };
        this.#onRequest(flight);
        this.flights.add(flight);
        const over = (): void => void this.flights.delete(flight);
        const answer = this.#answer(tab, pageNumber, new Headers(init?.headers).has('Authorization'));
        // Some platforms are slow to hear that nobody waits any more: the answer still comes, to nobody.
        const deaf = this.#chance.is(0.1);
        init?.signal?.addEventListener('abort', () => {
          over();
          if (!deaf) reject(new DOMException('aborted', 'AbortError'));
        });
        if (answer === undefined) return;
        tab.later(answer.ms, () => {
          over();
          if (answer.response === undefined) reject(new TypeError('Failed to fetch'));
          else resolve(answer.response());
        });
      });
  }

  /** What becomes of a request, and when; undefined when nothing ever does. */
  #answer(
    tab: Tab,
    pageNumber: number,
    token: boolean,
  ): { ms: number; response?: () => Response } | undefined {
    const chance = this.#chance;
    const ms = chance.between(20, 3000);
    if (this.mode === 'offline') return { ms: chance.between(0, 50) };
    if (this.mode === 'mute') return undefined;
    if (this.mode === 'broken') return { ms, response: refusing(chance.pick([500, 502, 503])) };
    if (!this.signedIn || !token) return { ms, response: refusing(chance.pick([401, 403])) };
    if (!chance.is(this.trouble)) return { ms, response: page(pageNumber) };
    switch (chance.between(0, 11)) {
      case 0:
        return { ms: chance.between(30_000, 150_000), response: page(pageNumber) };
      case 1:
        return undefined;
      case 2:
        return { ms };
      case 3:
        return { ms, response: refusing(429, String(chance.between(1, 400))) };
      case 4:
        return {
          ms,
          response: refusing(
            429,
            new Date(tab.world.wall().getTime() + chance.between(0, 90_000)).toUTCString(),
          ),
        };
      case 5:
        return { ms, response: refusing(chance.pick([400, 404, 413])) };
      case 6:
        return { ms, response: () => new Response('<html>Sign in to the network</html>') };
      case 7:
        return { ms, response: () => new Response('{"result": "I am afraid I can') };
      case 8:
        return { ms, response: brokenOff };
      default:
        return { ms, response: refusing(chance.pick([500, 502, 503, 504])) };
    }
  }
}

const refusing = (status: number, retryAfter?: string) => (): Response =>
  new Response('{"message":"no"}', {
    status,
    ...(retryAfter === undefined ? {} : { headers: { 'retry-after': retryAfter } }),
  });

/** A whole page: one that lacks a required field is left out of the deck, and asked for again. */
const page = (pageNumber: number) => (): Response =>
  new Response(JSON.stringify({ result: JSON.stringify(pageOutput(pageNumber, '')) }));

const brokenOff = (): Response =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"res'));
        body.error(new TypeError('terminated'));
      },
    }),
  );
