/** Servers that speak the protocol, with where they are found when nobody has changed it. */
export interface Preset {
  id: string;
  name: string;
  baseUrl: string;
  /** It answers nobody without one. */
  needsKey: boolean;
}

export const PRESETS: readonly Preset[] = [
  { id: 'openai', name: 'OpenAI', baseUrl: 'https://api.openai.com/v1', needsKey: true },
  { id: 'openrouter', name: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', needsKey: true },
  { id: 'ollama', name: 'Ollama', baseUrl: 'http://localhost:11434/v1', needsKey: false },
  { id: 'lm-studio', name: 'LM Studio', baseUrl: 'http://localhost:1234/v1', needsKey: false },
  { id: 'llama-cpp', name: 'llama.cpp', baseUrl: 'http://localhost:8080/v1', needsKey: false },
  { id: 'vllm', name: 'vLLM', baseUrl: 'http://localhost:8000/v1', needsKey: false },
];
