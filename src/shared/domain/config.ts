/**
 * `public/config.json`: how an agency configures a static build without rebuilding it (readings, 'The services
 * behind the product'). Every constant of the specification's section 9 that is a delay, timeout, interval or
 * count is a limit here, with its default.
 */
import './jitless.ts';
import * as z from 'zod';
import { ENGINE_IDS } from './records.ts';

const ms = z.number().int().min(0).max(3_600_000);
const count = z.number().int().min(0).max(10_000);

const limitsSchema = z.strictObject({
  /** Pause between pages of a wizard run, ms. The built-in planner calls nobody: its own is below. */
  pageDelayMs: ms.default(1500),
  /** Pause between pages written by the built-in planner, ms. */
  plannerPageDelayMs: ms.default(0),
  /** Budget of one page in a wizard run, ms; the `{ms}` of the timeout message. */
  pageTimeoutMs: ms.default(90_000),
  /** Retries per page in a wizard run. */
  pageRetries: count.default(1),
  /** HTTP timeout of one page call, ms. */
  pageCallTimeoutMs: ms.default(60_000),
  /** HTTP timeout of one status call, ms. */
  statusCallTimeoutMs: ms.default(30_000),
  pollingIntervalMs: ms.default(60_000),
  pollingAttempts: count.default(100),
  modalPollingAttempts: count.default(60),
  autoplayMs: ms.default(5000),
  historyEntries: count.default(5),
  printDelayMs: ms.default(500),
  printDelayMobileMs: ms.default(500),
  tooltipDelayMs: ms.default(700),
});
export type Limits = z.output<typeof limitsSchema>;

const address = z.url({ protocol: /^https?$/ }).optional();

export const deploymentConfigSchema = z.strictObject({
  /** Engine for people who have chosen none. */
  engine: z.enum(ENGINE_IDS).default('planner'),
  proxyUrl: address,
  workflowUrl: address,
  ragAgentUrl: address,
  statusUrl: address,
  aiRequestUrl: address,
  limits: limitsSchema.prefault({}),
});
export type DeploymentConfig = z.output<typeof deploymentConfigSchema>;

/** The configuration of a build whose `config.json` is absent. */
export const defaultConfig = (): DeploymentConfig => deploymentConfigSchema.parse({});
