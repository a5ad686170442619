import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchHistory } from '#web/lib/history-gate.ts';
import { followTranslatedTexts } from '#web/lib/translated-texts.ts';
import { App } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
watchHistory();
followTranslatedTexts();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
