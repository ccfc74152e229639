import './page.css'
import { createKit } from '@latchkit/core'
import {
  attachFromUrl,
  demoOptions,
  installFromUrl,
  readSandbox,
  showNotRunning,
  siwxFromUrl,
} from '@latchkit/sandbox/page'
import { element } from './components/element.ts'
import { explanation } from './panels/explanation.ts'
import { sessionPanel } from './panels/session-panel.ts'
import { signPanel } from './panels/sign-panel.ts'
import { walletPanel } from './panels/wallet-panel.ts'

const root = document.getElementById('app')
const sandbox = await readSandbox()
if (root && sandbox) {
  installFromUrl(sandbox)
  const kit = createKit({
    ...demoOptions(sandbox, ['eip155']),
    ...siwxFromUrl(sandbox),
    id: 'vanilla',
    customWallets: [],
  })
  attachFromUrl(kit)
  const homeLink = element('a', { className: 'home', href: '/' }, 'Latchkit')
  const panels = element('div', { className: 'panels' }, walletPanel(kit), signPanel(kit))
  const session = sessionPanel(kit)
  if (session) panels.append(session)
  root.append(element('header', {}, homeLink), element('main', {}, explanation(), panels))
} else if (root) {
  showNotRunning(root)
}
