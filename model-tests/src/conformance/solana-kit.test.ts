import { createKit } from '@latchkit/core'
import { solana } from '@latchkit/core/adapters/solana'
import { solanaDevnet, solana as solanaMainnet } from '@latchkit/core/networks'
import { createMemoryPlatform } from '@latchkit/core/testing'
import { createSolanaWallet, familyRoster, memoryPage } from '@latchkit/sandbox/wallets'
import { afterEach, expect, test } from 'vitest'
import type { Kit } from '../../../core/src/kit/api/kit.ts'
import { realClock } from './page.fixture.ts'
import { isSolanaSigned, joinWindows } from './solana-page.fixture.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A page that is visited several times, and a wallet that stays installed. */
function visits() {
  const platform = createMemoryPlatform({
    clock: realClock,
    injected: { crypto: () => globalThis.crypto },
  })
  const profile = familyRoster().find(({ id }) => id === 'sunbeam')
  if (profile === undefined) throw new Error('There is no wallet for Solana')
  const { face, secrets } = profile
  const page = memoryPage({ events: joinWindows(platform) })
  const wallet = createSolanaWallet({
    face,
    secrets,
    network: solanaDevnet.caipNetworkId,
    rpc: null,
    approve: 'auto',
    page,
  })
  wallet.control.announce()
  stops.push(wallet.stop)
  const visit = (): Kit => {
    const kit = createKit({
      adapters: [solana()],
      networks: [solanaMainnet, solanaDevnet],
      platform,
      features: { analytics: false },
    })
    stops.push(() => kit.stop())
    return kit
  }
  return { visit, control: wallet.control }
}
const statusOf = (kit: Kit) => kit.store.getSnapshot().accounts.solana?.status
const addressOf = (kit: Kit) => kit.getAddress('solana')

async function connected(kit: Kit) {
  void kit.open({ view: 'Connect' })
  kit.navigate.push('ConnectingExternal', { connectorId: 'Sunbeam', namespace: 'solana' })
  await expect.poll(() => statusOf(kit)).toBe('connected')
}

test('the network that the page was on is there after a reload, and so is the account', async () => {
  const { visit, control } = visits()
  const first = visit()
  await connected(first)
  expect(first.getCaipNetworkId('solana')).toBe(solanaMainnet.caipNetworkId)
  await first.switchNetwork(solanaDevnet)
  first.stop()
  control.setMode('never')
  const next = visit()
  await next.ready()
  expect([statusOf(next), addressOf(next), next.getCaipNetworkId('solana')]).toEqual([
    'connected',
    control.addresses[0],
    solanaDevnet.caipNetworkId,
  ])
  expect(control.pending()).toEqual([])
})

test('a page’s provider is about the account and network it is on', async () => {
  const { visit, control } = visits()
  const kit = visit()
  await connected(kit)
  const [, second = ''] = control.addresses
  kit.selectAddress('solana', second)
  await kit.switchNetwork(solanaDevnet)
  await expect.poll(() => addressOf(kit)).toBe(second)
  const provider = kit.getWalletProvider('solana')
  expect(provider).toMatchObject({ address: second, chain: solanaDevnet.caipNetworkId })
  if (
    typeof provider !== 'object' ||
    provider === null ||
    !('signMessage' in provider) ||
    typeof provider.signMessage !== 'function'
  ) {
    throw new Error('It cannot sign')
  }
  const message = Uint8Array.from([1, 2, 3])
  expect(isSolanaSigned(second, message, await provider.signMessage(message))).toBe(true)
})
