import { createKit } from '@latchkit/core'
import { attachFromUrl, demoOptions, ownWallet, siwxFromUrl } from '@latchkit/sandbox/page'
import { App } from './App.tsx'
import { storedTheme } from './components/theme.ts'
import { startPage } from './kit/startPage.tsx'

void startPage(({ sandbox, wallets, nonce }) => {
  const kit = createKit({
    ...demoOptions(sandbox),
    ...storedTheme(),
    ...ownWallet(sandbox),
    ...siwxFromUrl(sandbox),
  })
  attachFromUrl(kit)
  const { telemetry, embedded } = sandbox
  const pages = { ownerPage: telemetry, mailbox: `${embedded}/mailbox` }
  return <App kit={kit} wallets={wallets} nonce={nonce} {...pages} />
})
