/** Words of Settings. */
export const settings = {
  title: 'Settings',
  sections: {
    engine: 'Who writes the pages',
    theme: 'Language and theme',
    data: 'Data on this device',
    sources: 'Sources',
  },
  engineNote: 'One engine writes all 19 pages. You can change it between proposals.',
  engines: {
    planner: {
      name: 'Built-in planner',
      mark: 'Default',
      body: 'Writes on this device from the answers and from sourced tables. No account, no network.',
    },
    model: {
      name: 'Your AI model',
      mark: 'Not available yet',
      body: 'Any service that speaks OpenAI chat completions: OpenAI, OpenRouter, vLLM, Ollama, LM Studio, llama.cpp.',
    },
    agency: {
      name: 'Agency service',
      mark: 'Not set up',
      body: 'Your agency’s own proposal service. An administrator sets its address for everyone.',
    },
  },
  configProblems: 'The configuration file of this installation has a mistake',
  theme: {
    note: 'The button in the header switches between light and dark. Here you can also follow the device.',
    legend: 'Theme',
    choices: { system: 'As the device', light: 'Light', dark: 'Dark' },
    language: 'The interface is in English. The language of a proposal is chosen in the questionnaire.',
  },
  data: {
    note: 'Proposals, drafts and settings are kept in this browser and nowhere else. Clearing the browser’s data for this site deletes them.',
    state: 'Storage',
    durable: 'Kept on this device',
    memory: 'Only until this tab is closed',
    proposals: 'Proposals',
    drafts: 'Unfinished questionnaires',
    setAside: 'Set aside',
    setAsideNote: (count: number) =>
      `${count} ${count === 1 ? 'record' : 'records'} that this version cannot read, kept as they are`,
    used: 'Space used',
    persisted: 'Protected from automatic clearing',
    yes: 'Yes',
    no: 'No, the browser may clear it when the device runs out of space',
    protect: 'Protect',
    notProtected:
      'The browser did not agree to protect the data. It usually does once the site is used more often.',
  },
  sources: {
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
