import './page.css'
import { createKit } from '@latchkit/core'
import {
  attachFromUrl,
  demoOptions,
  installFromUrl,
  readSandbox,
  showNotRunning,
} from '@latchkit/sandbox/page'
import { element } from './components/element.ts'
import { explanation } from './panels/explanation.ts'
import { signPanel } from './panels/sign-panel.ts'
import { walletPanel } from './panels/wallet-panel.ts'

const root = document.getElementById('app')
const sandbox = await readSandbox()
if (root && sandbox) {
  installFromUrl(sandbox)
  const kit = createKit({ ...demoOptions(sandbox, ['eip155']), id: 'vanilla', customWallets: [] })
  attachFromUrl(kit)
  const homeLink = element('a', { className: 'home', href: '/' }, 'Latchkit')
  const panels = element('div', { className: 'panels' }, walletPanel(kit), signPanel(kit))
  root.append(element('header', {}, homeLink), element('main', {}, explanation(), panels))
} else if (root) {
  showNotRunning(root)
}
