/**
 * Imported first by every module that builds schemas: zod's just-in-time code is made from strings, which the
 * Content-Security-Policy of both page and worker forbids, and an object schema probes for it when it is built.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });
