import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reloadForMissingChunks } from './app/old-chunks.ts';
import { watchTheme } from './components/theme.ts';
import './components/styles/index.css';

watchTheme();
reloadForMissingChunks(import.meta.url);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
