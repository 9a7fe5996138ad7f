/** Words of a person's own model: its settings, its connection test, and what it wrote. */
export const model = {
  preset: 'Server',
  another: 'Another server',
  baseUrl: 'Base URL',
  baseUrlHint: 'Where its documentation says that the API begins; it often ends with /v1.',
  wrongUrl: 'Please enter a whole web address, such as http://localhost:11434/v1',
  name: 'Model',
  nameHint: (count: number) =>
    count === 0
      ? 'As the server names it. Test the connection to see what it has.'
      : `The server has ${count === 1 ? '1 model' : `${count} models`}: choose one, or type its name.`,
  key: 'API key',
  optional: 'Optional',
  keyPlaceholder: 'Stays on this device',
  keyHeld: 'In use until this tab is closed',
  keyKept: 'Remembered on this device',
  wrongKey: 'A key has no spaces and no accents',
  remember: 'Remember the key on this device',
  rememberHint:
    'Whoever uses this browser profile can then use the key. It is never put into a proposal, a file or a log.',
  forget: 'Forget the key',
  forgotten: 'The key is forgotten',
  limits: 'Time limits',
  limitsHint: 'A local model may be slow to begin. A page that takes longer fails, and can be written again.',
  seconds: 'seconds',
  limitNames: {
    firstTokenSeconds: 'Until the first word',
    silenceSeconds: 'Longest silence after that',
    totalSeconds: 'For a whole page',
  },
  wrongSeconds: 'From 1 to 3600 seconds',
  missing: 'The model is not set up yet.',
  missingDetail: 'Until it has an address and a name, the built-in planner writes.',
  presetHints: {
    openai: 'Needs a key from platform.openai.com. What you answer is sent to OpenAI.',
    openrouter:
      'Needs a key from openrouter.ai. What you answer is sent there and on to the model’s provider.',
    ollama: 'Runs on your computer. Nothing leaves it.',
    'lm-studio': 'Runs on your computer. Nothing leaves it.',
    'llama-cpp': 'Runs on your computer. Nothing leaves it.',
    vllm: 'Runs on a computer of your own.',
    '': 'Anything that speaks OpenAI chat completions.',
  } as Readonly<Record<string, string>>,
  verdicts: {
    ok: (address: string, models: number) => ({
      title: `Connected to ${address}`,
      body:
        models === 0
          ? 'The model answers. Nothing else to do.'
          : `The model answers. The server has ${models === 1 ? '1 model' : `${models} models`}. Nothing else to do.`,
    }),
    'no-model': (address: string, models: number) => ({
      title: `${address} answers`,
      body: models === 0 ? 'It has no list of models: type the name of one.' : 'Now choose a model above.',
    }),
    'unknown-model': () => ({
      title: 'The server does not know this model',
      body: 'Choose one of its list above, or download the model on the server first. For Ollama: ollama pull, then the name.',
    }),
    'needs-key': () => ({
      title: 'The server asks for a key',
      body: 'Create one in your account there, and enter it above.',
    }),
    'wrong-key': () => ({
      title: 'The server does not accept this key',
      steps: [
        'Copy the key again, whole and without spaces.',
        'Keys belong to one server: check that the base URL is the one the key was made for.',
        'The key may have been deleted, or its account may be out of credit.',
      ],
    }),
    'short-window': (_address: string, _models: number, _origin: string, window?: number) => ({
      title: 'The model answers, and takes little text at once',
      body: `It takes ${window === undefined ? 'less than a page' : `about ${window.toLocaleString('en')} tokens`}. Pages are asked for in a short form. With 8,192 tokens they are written from all the answers.`,
      steps: WIDER,
    }),
    'small-window': (_address: string, _models: number, _origin: string, window?: number) => ({
      title: 'The model takes too little text at once',
      body: `${window === undefined ? 'A page does not fit' : `It takes about ${window.toLocaleString('en')} tokens`}. A page with its answer needs 4,096 at least, and 8,192 to be written from all the answers.`,
      steps: WIDER,
    }),
    'needs-credit': () => ({
      title: 'The model’s account has no credit left',
      body: 'Top it up there, or wait until its quota renews. Then test again.',
    }),
    'needs-verification': () => ({
      title: 'This model is for verified organizations',
      body: 'Verify yours in the account of the service, or choose another model.',
    }),
    'needs-gateway': (address: string) => ({
      title: `${address} does not let web pages in`,
      body: 'Nobody can change that from here. A gateway on this computer calls the service in its place:',
      steps: [
        'Install one that speaks the OpenAI protocol, such as LiteLLM, and give it your key of the service.',
        'Let it allow the address of this page (CORS).',
        'Enter its address as the base URL: for LiteLLM, http://localhost:4000/v1',
      ],
    }),
    'not-allowed': (_address: string, _models: number, origin: string) => ({
      title: 'The server is there, but does not let this page in',
      steps: [
        `Ollama: set OLLAMA_ORIGINS=${origin} and start it again.`,
        'LM Studio: Developer, Server Settings, Enable CORS.',
        `vLLM: start it with --allowed-origins '["${origin}"]'.`,
        `Others: let the origin ${origin} in (CORS), with the headers Authorization and Content-Type.`,
      ],
    }),
    'local-network': () => ({
      title: 'The browser keeps this page out of your network',
      body: 'Open the site’s settings (the icon beside the address), allow access to devices or apps on your local network, and test again.',
    }),
    insecure: () => ({
      title: 'This address is not secure',
      body: 'From here, browsers call addresses that begin with https:// only, and this computer’s own: http://localhost or http://127.0.0.1.',
    }),
    unreachable: (address: string) => ({
      title: `No answer from ${address}`,
      steps: [
        'The server is running. For Ollama: ollama serve. In LM Studio: Developer, Start Server.',
        'Compare the address letter by letter, its port and its /v1 included.',
        'On a phone, localhost is the phone itself: a model on your laptop needs an https:// address.',
      ],
    }),
    offline: () => ({
      title: 'This device is offline',
      body: 'Connect to a network, then test again. The built-in planner works without one.',
    }),
    timeout: () => ({
      title: 'The model took too long to answer',
      body: 'It may be loading from disk: test again in a minute. If it stays slow, choose a smaller one.',
    }),
    redirected: () => ({
      title: 'The server sends calls on to another address',
      body: 'That is not followed, so that your key and your answers stay with this one. Enter the address that it leads to.',
    }),
    'not-openai': (address: string) => ({
      title: `${address} does not answer as an OpenAI-compatible server`,
      body: 'Something is there, but not the API. Most servers want /v1 at the end of the base URL.',
    }),
    trouble: () => ({
      title: 'The server answered with an error',
      body: 'Try again in a few minutes. If it stays like this, look at the server’s own log.',
    }),
    'invalid-address': () => ({
      title: 'This is not a web address',
      body: 'It begins with http:// or https://, as in http://localhost:11434/v1',
    }),
  } satisfies Record<
    string,
    (
      address: string,
      models: number,
      origin: string,
      window?: number,
    ) => { title: string; body?: string; steps?: readonly string[] }
  >,
  writtenBy: (name: string) => `Written by ${name}`,
  tokens: (count: string, estimated: boolean) => `${estimated ? 'about ' : ''}${count} tokens`,
  growing: (page: number) => `Page ${page} as it is being written`,
  enterKey: 'Key of the model',
  useKey: 'Use this key',
};

/** How a server is given a larger context. */
const WIDER = [
  'Ollama: start it with OLLAMA_CONTEXT_LENGTH=8192.',
  'LM Studio: Context Length, where the model is loaded.',
  'llama.cpp: --ctx-size 8192. vLLM: --max-model-len 8192.',
];
