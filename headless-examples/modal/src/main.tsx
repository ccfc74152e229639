import { App } from './App.tsx'
import { createDemoKit } from './kit/createDemoKit.ts'
import { startPage } from './kit/startPage.tsx'
import { storedTheme } from './parts/theme.ts'

void startPage(({ sandbox, wallets, nonce }) => {
  const kit = createDemoKit(sandbox, storedTheme())
  return <App kit={kit} wallets={wallets} nonce={nonce} />
})
