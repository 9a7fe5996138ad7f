/** Words of Settings. */
import type { EngineId } from '../../shared/domain/records.ts';

export const settings = {
  title: 'Settings',
  sections: {
    engine: 'Who writes the pages',
    agency: 'Your agency',
    services: 'Other services',
    theme: 'Language and theme',
    data: 'Data on this device',
    sources: 'Sources',
    installation: 'This installation',
  },
  engineNote: 'One engine writes all 19 pages. You can change it between proposals.',
  engines: {
    planner: {
      name: 'Built-in planner',
      body: 'Writes on this device from the answers and from sourced tables. No account, no network.',
    },
    model: {
      name: 'Your AI model',
      body: 'Any service that speaks OpenAI chat completions: OpenAI, OpenRouter, vLLM, Ollama, LM Studio, llama.cpp.',
    },
    agency: {
      name: 'Agency service',
      body: 'Your agency’s own proposal service. An administrator sets its address for everyone, or you enter it here.',
    },
  } satisfies Record<EngineId, { name: string; body: string }>,
  marks: {
    usual: 'Default',
    notSetUp: 'Not set up',
    given: 'Set up',
    own: 'Set up by you',
  },
  needsAddress: 'The address is missing.',
  needsAddressDetail: 'Until it is there, the built-in planner writes.',
  saved: 'Saved on this device',
  savedShort: 'Saved',
  notSaved: 'That could not be saved',
  addresses: {
    proxyUrl: { label: 'Page service', hint: 'Writes the pages, one call for each. Also called the proxy.' },
    workflowUrl: {
      label: 'Workflow',
      hint: 'What the page service is told to call. Leave it empty if the service knows by itself.',
    },
    ragAgentUrl: {
      label: 'Knowledge agent',
      hint: 'Where the page service finds your agency’s documents. Leave it empty if there is none.',
    },
    statusUrl: {
      label: 'PowerPoint service',
      hint: 'Makes the PowerPoint file and says when it is ready. Without it, the file is made on this device.',
    },
    aiRequestUrl: {
      label: 'Request service',
      hint: 'Holds requests that a link such as /ai/1234 opens. Without it, requests are kept on this device.',
    },
  },
  address: {
    own: 'Your own',
    given: 'From this installation',
    none: 'Optional',
    wrong: 'Please enter a whole web address, such as https://agency.example/proxy',
    gives: (address: string) => `This installation gives ${address}.`,
    takeBack: 'Use that again',
  },
  services: {
    note: 'They are used whichever engine writes the pages. An empty field takes the installation’s address, or none.',
  },
  installation: {
    note: 'What the administrator has set in config.json for everyone who opens this address.',
    engine: 'Engine',
  },
  connection: {
    test: 'Test connection',
    testing: 'Testing...',
    notTested: 'The connection could not be tested',
    time: (time: string, seconds: string) => `${time}, after ${seconds} s`,
    status: (status: number) => `Status ${status}`,
    says: (detail: string) => `It said: ${detail}`,
    verdicts: {
      ok: (address: string) => ({
        title: `Connected to ${address}`,
        body: 'It answers as it should. Nothing else to do.',
      }),
      trouble: () => ({
        title: 'The service answers, but has trouble of its own',
        body: 'Try again in a few minutes. If it stays like this, tell whoever runs the service.',
      }),
      refused: () => ({
        title: 'The service wants to know who you are',
        steps: [
          'Sign in to your agency’s portal in another tab of this browser, then test again.',
          'Still refused? Your account may not have access: ask your administrator.',
        ],
      }),
      'wrong-address': (address: string) => ({
        title: `Something else answers at ${address}`,
        body: 'There is a server, but not this service. Compare the address letter by letter with the one you were given.',
      }),
      'not-json': (address: string) => ({
        title: `The answer from ${address} could not be read`,
        body: 'It is not in the form that the service uses (JSON). The address probably leads to something else.',
      }),
      redirected: () => ({
        title: 'The service sends calls on to another address',
        body: 'That is not followed, so that answers and sign-ins stay with your agency. Ask for the address it leads to, and enter that.',
      }),
      'not-allowed': (address: string, origin: string) => ({
        title: 'The service is there, but does not let this page in',
        body: `Whoever runs it has to allow this page (CORS). Send them this: “Please allow the origin ${origin} at ${address}, with credentials and the headers Authorization, Content-Type and X-Request-ID.”`,
      }),
      unreachable: (address: string) => ({
        title: `No answer from ${address}`,
        steps: [
          'Compare the address letter by letter with the one you were given.',
          'Some services answer inside the company’s network only: connect to it, or to its VPN.',
          'Ask whoever runs the service whether it is switched on.',
        ],
      }),
      offline: () => ({
        title: 'This device is offline',
        body: 'Connect to a network, then test again. The built-in planner works without one.',
      }),
      timeout: (address: string) => ({
        title: `No answer from ${address} within 10 seconds`,
        body: 'It may be starting or busy: test again in a minute.',
      }),
      insecure: () => ({
        title: 'This address is not secure',
        body: 'From here, browsers call addresses that begin with https:// only. Ask for that address of the service.',
      }),
      'invalid-address': () => ({
        title: 'This is not a web address',
        body: 'It begins with https://, as in https://agency.example/proxy',
      }),
    } satisfies Record<
      string,
      (address: string, origin: string) => { title: string; body?: string; steps?: readonly string[] }
    >,
  },
  configProblems: 'The configuration file of this installation has a mistake',
  theme: {
    note: 'The button in the header switches between light and dark. Here you can also follow the device.',
    legend: 'Theme',
    choices: { system: 'As the device', light: 'Light', dark: 'Dark' },
    language: 'The interface is in English. The language of a proposal is chosen in the questionnaire.',
  },
  data: {
    note: 'Proposals, drafts, briefs and settings are kept in this browser and nowhere else. Clearing the browser’s data for this site deletes them.',
    state: 'Storage',
    durable: 'Kept on this device',
    memory: 'Only until this tab is closed',
    proposals: 'Proposals',
    drafts: 'Unfinished questionnaires',
    briefs: 'Briefs',
    setAside: 'Set aside',
    setAsideNote: (count: number) =>
      count === 1
        ? '1 record that this version cannot read, kept as it is'
        : `${count} records that this version cannot read, kept as they are`,
    used: 'Space used',
    copies: 'Copies',
    receive: 'From another device',
    receiveOpen: 'Receive',
    receiveNote: 'The other device shows a proposal as codes, and this one reads them with its camera.',
    persisted: 'Protected from automatic clearing',
    yes: 'Yes',
    no: 'No, the browser may clear it when the device runs out of space',
    protect: 'Protect',
    notProtected:
      'The browser did not agree to protect the data. It usually does once the site is used more often.',
  },
  sources: {
    licences: 'Licences and notices',
    note: 'Figures in a proposal come from the client’s answers, from formulas that the notes show, or from these tables. Each figure’s notes name its source.',
    /** To the letter of what the licences ask for. */
    list: [
      {
        name: 'UN World Population Prospects 2024',
        body: 'United Nations, Department of Economic and Social Affairs, Population Division (2024). World Population Prospects 2024. CC BY 3.0 IGO. Mid-year figures were derived. The UN does not endorse this product.',
      },
      {
        name: 'World Bank, World Development Indicators',
        body: 'The World Bank: World Development Indicators: Individuals using the Internet (ITU); Population by five-year age group (UN World Population Prospects). CC BY 4.0. Pass this attribution on.',
      },
      {
        name: 'National Statistical Office and Department of Provincial Administration of Thailand',
        body: 'Source: National Statistical Office of Thailand; Department of Provincial Administration, 31 December 2020 to 2025 and June 2021.',
      },
      {
        name: 'Unicode CLDR 48 (country names)',
        body: 'Copyright (c) 2004-2026 Unicode, Inc. Unicode License v3.',
      },
      {
        name: 'GeoNames (names of towns)',
        body: 'Names of towns from GeoNames (geonames.org), CC BY 4.0. A part of them was taken.',
      },
      {
        name: 'thai-province-data (province names)',
        body: 'Copyright (c) 2025 Kongvut Sangkla. MIT licence.',
      },
      {
        name: 'Typefaces',
        body: 'Prompt, Kanit, Sarabun, Inter, Noto Sans Thai, Open Sans and Roboto, under the SIL Open Font License 1.1.',
      },
    ],
  },
  failed: 'The settings could not be read',
};
