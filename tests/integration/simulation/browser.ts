/** What the tabs of one browser share beside the database: Web Locks of one name, and broadcast channels. */
import type { Channel } from '../../../src-worker/runs/channel.ts';
import type { Locks } from '../../../src-worker/runs/lock.ts';
import type { Chance } from './chance.ts';
import type { Tab } from './world.ts';

interface Claim {
  tab: Tab;
  grant: () => void;
}
interface Hold {
  tab: Tab;
  /** Ends the holder's request with an error. */
  lose: () => void;
}

export class DeviceLocks {
  #holder: Hold | undefined;
  #queue: Claim[] = [];
  /** Tabs whose lock was stolen and who have not heard of it yet. */
  readonly unaware = new Set<Tab>();

  holds(tab: Tab): boolean {
    return this.#holder?.tab === tab;
  }

  of(tab: Tab): Locks {
    return {
      request: (_name, options, work) =>
        new Promise((resolve, reject) => {
          const grant = (): void => {
            const mine: Hold = {
              tab,
              lose: () => {
                this.unaware.add(tab);
                tab.later(0, () => {
                  this.unaware.delete(tab);
                  reject(new DOMException('The lock was stolen.', 'AbortError'));
                });
              },
            };
            this.#holder = mine;
            tab.later(0, () => {
              work()
                .then(resolve, reject)
                .finally(() => {
                  if (this.#holder === mine) this.#holder = undefined;
                  this.#next();
                });
            });
          };
          if ('steal' in options) {
            this.steal();
            grant();
            return;
          }
          const claim: Claim = { tab, grant };
          const withdraw = (): void => {
            const index = this.#queue.indexOf(claim);
            if (index < 0) return;
            this.#queue.splice(index, 1);
            reject(new DOMException('The request was aborted.', 'AbortError'));
          };
          if (options.signal.aborted) return reject(new DOMException('aborted', 'AbortError'));
          options.signal.addEventListener('abort', withdraw, { once: true });
          this.#queue.push(claim);
          this.#next();
        }),
    };
  }

  #next(): void {
    if (this.#holder === undefined) this.#queue.shift()?.grant();
  }

  /** Takes the lock away from whoever has it, for nobody. */
  steal(): void {
    const from = this.#holder;
    this.#holder = undefined;
    from?.lose();
  }

  /** A stolen lock that nobody wanted goes to the next in line. */
  stolenByNobody(): void {
    this.steal();
    this.#next();
  }

  left(tab: Tab): void {
    this.unaware.delete(tab);
    this.#queue = this.#queue.filter((claim) => claim.tab !== tab);
    if (this.#holder?.tab === tab) this.#holder = undefined;
    this.#next();
  }
}

interface OpenChannel {
  tab: Tab;
  name: string;
  listeners: ((event: MessageEvent) => void)[];
}

export class DeviceChannels {
  readonly #open = new Set<OpenChannel>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  opener(tab: Tab): (name: string) => Channel {
    return (name) => {
      const mine: OpenChannel = { tab, name, listeners: [] };
      this.#open.add(mine);
      return {
        postMessage: (message) => {
          const data: unknown = structuredClone(message);
          for (const other of this.#open)
            if (other !== mine && other.name === name)
              other.tab.later(this.#chance.between(0, 4), () => {
                if (!this.#open.has(other)) return;
                for (const listener of other.listeners) listener(new MessageEvent('message', { data }));
              });
        },
        addEventListener: (_type, listener) => void mine.listeners.push(listener),
        close: () => void this.#open.delete(mine),
      };
    };
  }

  left(tab: Tab): void {
    for (const channel of this.#open) if (channel.tab === tab) this.#open.delete(channel);
  }
}
