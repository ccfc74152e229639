import './styles/look.css'
import { createKit } from '@latchkit/core'
import {
  attachFromUrl,
  demoOptions,
  installFromUrl,
  ownWallet,
  readSandbox,
  siwxFromUrl,
} from '@latchkit/sandbox/page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { NotRunning } from './shell/NotRunning.tsx'

const container = document.getElementById('app')
const sandbox = await readSandbox()
if (container) {
  if (sandbox) installFromUrl(sandbox)
  const kit =
    sandbox &&
    createKit({
      ...demoOptions(sandbox),
      ...ownWallet(sandbox),
      ...siwxFromUrl(sandbox),
      id: 'own-look',
    })
  if (kit) attachFromUrl(kit)
  createRoot(container).render(
    <StrictMode>{kit === null ? <NotRunning /> : <App kit={kit} />}</StrictMode>,
  )
}
