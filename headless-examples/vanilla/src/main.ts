import './page.css'
import { createKit } from '@latchkit/core'
import {
  attachFromUrl,
  demoOptions,
  installFromUrl,
  readSandbox,
  sayNotRunning,
} from '@latchkit/sandbox/page'
import { element } from './parts/element.ts'
import { explanation } from './parts/explanation.ts'
import { signPanel } from './parts/sign-panel.ts'
import { walletPanel } from './parts/wallet-panel.ts'

const place = document.getElementById('app')
const sandbox = await readSandbox()
if (place && sandbox) {
  installFromUrl(sandbox)
  const kit = createKit({ ...demoOptions(sandbox, ['eip155']), id: 'vanilla', customWallets: [] })
  attachFromUrl(kit)
  const home = element('a', { className: 'home', href: '/' }, 'Latchkit')
  const panels = element('div', { className: 'panels' }, walletPanel(kit), signPanel(kit))
  place.append(element('header', {}, home), element('main', {}, explanation(), panels))
} else if (place) {
  sayNotRunning(place)
}
