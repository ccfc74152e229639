import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { LayoutsProvider } from './diagram/LayoutsProvider.tsx'
import { browserPage } from './live/browser-page.ts'
import { createLive } from './live/create-live.ts'
import { LiveProvider } from './live/LiveProvider.tsx'
import { readAddress } from './shell/address.ts'

const container = document.getElementById('app')
if (container)
  createRoot(container).render(
    <StrictMode>
      <LiveProvider live={createLive(browserPage(readAddress(location.search).opener))}>
        <LayoutsProvider>
          <App />
        </LayoutsProvider>
      </LiveProvider>
    </StrictMode>,
  )
