import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { LayoutsProvider } from './diagram/LayoutsProvider.tsx'
import { browserPage } from './live/browser-page.ts'
import { createLive } from './live/create-live.ts'
import { LiveProvider } from './live/LiveProvider.tsx'

const place = document.getElementById('app')
if (place)
  createRoot(place).render(
    <StrictMode>
      <LiveProvider live={createLive(browserPage())}>
        <LayoutsProvider>
          <App />
        </LayoutsProvider>
      </LiveProvider>
    </StrictMode>,
  )
