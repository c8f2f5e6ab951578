import './ui/fonts.css';
import './ui/theme.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { startColorScheme } from '#lib/color-scheme.ts';
import { consent } from '#lib/consent.ts';
import { startLanguage } from '#lib/i18n.ts';
import { loadSettings } from '#lib/settings.ts';
import { router } from './router.tsx';

// The content security policy forbids code made at run time, which zod would otherwise try.
z.config({ jitless: true });

await loadSettings();
await startLanguage();
consent.start();
startColorScheme();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
