/** Settings, and what a test of a service found. */
import type { DeploymentConfig, Limits } from '../domain/config.ts';
import type { Reason } from '../domain/failure.ts';
import type { EngineId, ServiceAddress } from '../domain/records.ts';
import type { ModelSettings } from './model.ts';

/** A person's own choices; they override the deployment's. */
export interface SettingsRecord {
  engine?: EngineId;
  /** A person's own model; its key is kept apart. */
  model?: ModelSettings;
  /** Addresses of services in place of the deployment's. */
  addresses?: Partial<Record<ServiceAddress, string>>;
}

export interface SettingsView {
  /** What holds: the deployment's configuration under the person's own addresses. */
  config: DeploymentConfig;
  /** What `config.json` gave. */
  deployment: DeploymentConfig;
  /** Its limits that are not the usual ones. */
  changedLimits: Partial<Limits>;
  /** What was wrong with `config.json`; empty when nothing. */
  configProblems: readonly Reason[];
  settings: SettingsRecord;
  /** A key of the person's model is remembered on this device. */
  modelKeyKept: boolean;
  /** How safely work is stored; `setAside`: records kept apart because this version cannot read them. */
  storage: { kind: 'durable' | 'memory'; problem?: Reason; setAside?: number };
}

/** A service that a connection test asks. */
export type TestedService = 'proxy' | 'status' | 'ai-request';

/** What a connection test found, as a person who sells would have to act on it. */
export type ConnectionVerdict =
  /** It answered as such a service does. */
  | 'ok'
  /** It answered, and has trouble of its own: a status of 5xx, or 429. */
  | 'trouble'
  /** 401 or 403: it wants a sign-in. */
  | 'refused'
  /** A web page, or 'no such address': something else answers there. */
  | 'wrong-address'
  /** It answered with something other than JSON. */
  | 'not-json'
  /** It sends calls on to another address, which are not followed. */
  | 'redirected'
  /** It is there, and does not let this page in (CORS). */
  | 'not-allowed'
  | 'unreachable'
  /** The device is offline. */
  | 'offline'
  | 'timeout'
  /** The browser lets this page call `https` addresses alone, and this device's own. */
  | 'insecure'
  | 'invalid-address';

export interface ConnectionReport {
  verdict: ConnectionVerdict;
  address: string;
  /** ISO 8601. */
  testedAt: string;
  /** How long it took, ms. */
  ms: number;
  /** The status of the answer, if one came. */
  status?: number;
  /** What the service said, in one line. */
  detail?: string;
}
