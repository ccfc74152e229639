import { createKit } from '@latchkit/core'
import { attachFromUrl, demoOptions, ownWallet } from '@latchkit/sandbox/page'
import { App } from './App.tsx'
import { startPage } from './kit/startPage.tsx'
import { storedTheme } from './parts/theme.ts'

void startPage(({ sandbox, wallets, nonce }) => {
  const kit = createKit({ ...demoOptions(sandbox), ...storedTheme(), ...ownWallet(sandbox) })
  attachFromUrl(kit)
  return <App kit={kit} wallets={wallets} nonce={nonce} />
})
