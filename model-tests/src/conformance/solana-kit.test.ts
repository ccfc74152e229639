import { createKit, type Kit } from '@latchkit/core'
import { solana } from '@latchkit/core/adapters/solana'
import { solanaDevnet, solana as solanaMainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { createSolanaWallet, memoryPage, namespaceRoster } from '@latchkit/sandbox/wallets'
import { expect, onTestFinished, test } from 'vitest'
import { realClock } from './page.fixture.ts'
import { isSolanaSigned, walletWindow } from './solana-page.fixture.ts'

/** A page with a Solana wallet. Each call of `startKit` simulates a load of the page. */
function openPage() {
  const platform = createMemoryPlatform({
    clock: realClock,
    injected: { crypto: () => globalThis.crypto },
  })
  const profile = namespaceRoster().find(({ id }) => id === 'sunbeam')
  if (profile === undefined) throw new Error('The roster has no Solana wallet `sunbeam`')
  const { branding, secrets } = profile
  const page = memoryPage({ events: walletWindow(platform) })
  const wallet = createSolanaWallet({
    branding,
    secrets,
    network: solanaDevnet.caipNetworkId,
    rpc: null,
    approve: 'auto',
    page,
  })
  wallet.control.announce()
  onTestFinished(wallet.stop)
  const startKit = (): Kit => {
    const kit = createKit({
      adapters: [solana()],
      networks: [solanaMainnet, solanaDevnet],
      platform,
      features: { analytics: false },
    })
    onTestFinished(() => kit.stop())
    return kit
  }
  return { startKit, control: wallet.control }
}
const statusOf = (kit: Kit) => kit.state.getSnapshot().accounts.solana?.status
const addressOf = (kit: Kit) => kit.account.get('solana').address

async function connected(kit: Kit) {
  void kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: 'Sunbeam', namespace: 'solana' })
  await expect.poll(() => statusOf(kit)).toBe('connected')
}

test('a kit restores the Solana network and account after a reload without a prompt', async () => {
  const { startKit, control } = openPage()
  const first = startKit()
  await connected(first)
  expect(first.network.get('solana').active?.caipNetworkId).toBe(solanaMainnet.caipNetworkId)
  await first.network.switch(solanaDevnet)
  first.stop()
  control.setMode('never')
  const restored = startKit()
  await restored.ready()
  expect([
    statusOf(restored),
    addressOf(restored),
    restored.network.get('solana').active?.caipNetworkId,
  ]).toEqual(['connected', control.addresses[0], solanaDevnet.caipNetworkId])
  expect(control.pending()).toEqual([])
})

test('the Solana provider uses the page’s active account and network', async () => {
  const { startKit, control } = openPage()
  const kit = startKit()
  await connected(kit)
  const [, second = ''] = control.addresses
  kit.account.select('solana', second)
  await kit.network.switch(solanaDevnet)
  await expect.poll(() => addressOf(kit)).toBe(second)
  const provider = kit.wallet.provider('solana')
  expect(provider).toMatchObject({ address: second, chain: solanaDevnet.caipNetworkId })
  if (provider === null) throw new Error('kit.wallet.provider() returned null')
  const message = Uint8Array.from([1, 2, 3])
  expect(isSolanaSigned(second, message, await provider.signMessage(message))).toBe(true)
})
