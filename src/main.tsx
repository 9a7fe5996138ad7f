import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { showsFirstView } from './app/first-view.ts';
import { reloadForMissingChunks } from './screen-kit/old-chunks.ts';
import { watchTheme } from './components/theme.ts';
import './components/styles/index.css';

watchTheme();
reloadForMissingChunks(import.meta.url);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
if (root.hasChildNodes() && showsFirstView(location.pathname, location.search)) hydrateRoot(root, app);
else {
  root.replaceChildren();
  delete document.documentElement.dataset['elsewhere'];
  createRoot(root).render(app);
}
