import { App } from './App.tsx'
import { createDemoKit } from './kit/createDemoKit.ts'
import { ownWallet } from './kit/ownWallet.ts'
import { startPage } from './kit/startPage.tsx'
import { storedTheme } from './parts/theme.ts'

void startPage(({ sandbox, wallets, nonce }) => {
  const kit = createDemoKit(sandbox, { ...storedTheme(), ...ownWallet(sandbox) })
  return <App kit={kit} wallets={wallets} nonce={nonce} />
})
