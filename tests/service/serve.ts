/** The command: starts the service and says how to use it. */
import { CALL_KINDS, type CallKind, type Rule } from './rules.ts';
import { startService } from './service.ts';

const HELP = `node tests/service/serve.mjs [--port 4180] [--delay 800] [--fail page:503] …

  --port   where it listens; 4180 when absent
  --delay  ms before every answer, as a slow service would take
  --fail   'kind:status', or 'kind:pageNumber:status' for one page; may be repeated
           kinds: ${CALL_KINDS.join(', ')}`;

export async function main(given: readonly string[]): Promise<void> {
  const options = readOptions(given);
  if (typeof options === 'string') {
    console.error(options);
    process.exitCode = 1;
    return;
  }
  const service = await startService({ port: options.port });
  service.script(options.rules);
  const config = { engine: 'agency', ...service.addresses };
  console.warn(`The reference service listens at ${service.url}

Put this into public/config.json (a built product: dist/config.json) to use it:
${JSON.stringify(config, undefined, 2)}

An OpenAI-compatible endpoint is at ${service.modelUrl}. Stop with Ctrl+C.`);
  const stop = (): void => void service.close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function readOptions(given: readonly string[]): { port: number; rules: Rule[] } | string {
  let port = 4180;
  let delayMs: number | undefined;
  const rules: Rule[] = [];
  for (let at = 0; at < given.length; at += 2) {
    const [name, value = ''] = given.slice(at);
    const number = Number(value);
    if (name === '--port' && Number.isInteger(number) && number >= 0 && number < 65_536) port = number;
    else if (name === '--delay' && number >= 0 && value !== '') delayMs = number;
    else if (name === '--fail') {
      const rule = failure(value);
      if (rule === undefined) return HELP;
      rules.push(rule);
    } else return HELP;
  }
  if (delayMs !== undefined) rules.push({ delayMs });
  return { port, rules };
}

function failure(text: string): Rule | undefined {
  const [kind, ...numbers] = text.split(':');
  const call = CALL_KINDS.find((one: CallKind) => one === kind);
  const [status, pageNumber] = numbers.map(Number).toReversed();
  if (call === undefined || status === undefined || !(status >= 200 && status <= 599)) return undefined;
  return { call, status, ...(pageNumber === undefined ? {} : { pageNumber }) };
}
