import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Adapter, ChainAdapter } from '../../../core/src/adapters/adapter.ts'
import * as bitcoin from '../../../core/src/adapters/bip122/scripted-wallet.fixture.ts'
import * as cosmos from '../../../core/src/adapters/cosmos/scripted-keplr.fixture.ts'
import { accountEntry, ada } from '../../../core/src/adapters/polkadot/keys.fixture.ts'
import * as polkadot from '../../../core/src/adapters/polkadot/scripted-extension.fixture.ts'
import { createKey } from '../../../core/src/adapters/solana/keys.fixture.ts'
import * as solana from '../../../core/src/adapters/solana/scripted-wallet.fixture.ts'
import type { WalletEvent } from '../../../core/src/domain/account/wallet-event.ts'
import { toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import type { ManualClock, MemoryPlatform } from '../../../core/src/testing/index.ts'

const { signal } = new AbortController()
const neverResolve = () => new Promise(() => {})
afterEach(() => vi.unstubAllGlobals())

type AdapterOnPage = { adapter: Adapter; clock: ManualClock; platform: MemoryPlatform }
/** A page with a wallet that approves every connection and never responds to a signature request. */
type Page = {
  connectorId: string
  /** Creates another adapter on this page. */
  createAdapter(): AdapterOnPage
  /** Number of listeners registered at the wallet. */
  listenerCount(): number
  /** Revokes the permission and emits the event. */
  lock(): void
}

const pages: Readonly<Record<string, () => Page>> = {
  solana() {
    const account = solana.accountOf(createKey(1))
    const wallet: solana.ScriptedWallet = solana.scriptedWallet({
      'standard:connect': () => {
        wallet.share(account)
        return { accounts: [account] }
      },
      'solana:signMessage': neverResolve,
    })
    const createAdapter = () => {
      const { announce, ...adapterOnPage } = solana.startAdapter()
      adapterOnPage.adapter.discover({ found: () => {} })
      announce(wallet.wallet)
      return adapterOnPage
    }
    return {
      connectorId: 'Lumen',
      createAdapter,
      listenerCount: wallet.listenerCount,
      lock: () => wallet.share(),
    }
  },
  polkadot() {
    const extension = polkadot.scriptedExtension({
      get: () => [accountEntry(ada)],
      signRaw: neverResolve,
    })
    const createAdapter = () => {
      const adapterOnPage = polkadot.startAdapter({ 'polkadot-js': extension.entry })
      adapterOnPage.adapter.discover({ found: () => {} })
      return adapterOnPage
    }
    return {
      connectorId: 'polkadot-js',
      createAdapter,
      listenerCount: extension.listenerCount,
      lock: () => extension.emit([]),
    }
  },
  bip122() {
    const { provider, listenerCount, emit } = bitcoin.scriptedProvider({
      wallet_connect: () => bitcoin.sharedResult,
      signMessage: neverResolve,
    })
    const globals = bitcoin.listedGlobals(provider)
    const createAdapter = () => {
      const { globals: _, ...adapterOnPage } = bitcoin.startAdapter(globals)
      adapterOnPage.adapter.discover({ found: () => {} })
      return adapterOnPage
    }
    return {
      connectorId: bitcoin.path,
      createAdapter,
      listenerCount,
      lock: () => emit('disconnect'),
    }
  },
  cosmos() {
    const state = { locked: false }
    const wallet = cosmos.scriptedKeplr({
      signArbitrary: neverResolve,
      getKey: () =>
        state.locked
          ? Promise.reject(new Error('Request rejected'))
          : cosmos.ada.keyResult('cosmos'),
    })
    const adapters: AdapterOnPage[] = []
    const createAdapter = () => {
      const adapterOnPage = cosmos.startAdapter({ injected: { keplr: () => wallet.api } })
      adapterOnPage.adapter.discover({ found: () => {} })
      adapters.push(adapterOnPage)
      return adapterOnPage
    }
    const lock = () => {
      state.locked = true
      for (const { platform } of adapters) platform.controls.emit('keplr_keystorechange')
    }
    return { connectorId: 'keplr', createAdapter, listenerCount: () => 0, lock }
  },
}

async function connected({ adapter }: AdapterOnPage, connectorId: string) {
  const chain: ChainAdapter = await adapter.load()
  const { address } = await chain.connect({ connectorId, caipNetworkId: null }, signal)
  const events: WalletEvent[] = []
  chain.watch(connectorId, (event) => events.push(event))
  const disconnectedCount = () => events.filter(({ type }) => type === 'disconnected').length
  return { chain, address, disconnectedCount }
}

describe.each(Object.keys(pages))('the %s adapter', (namespace) => {
  const openPage = () => pages[namespace]?.() as Page

  test('stopping the adapter during requests leaves no listener or timer and rejects with kit/stopped [O1, O5]', async () => {
    const { connectorId, createAdapter, listenerCount, lock } = openPage()
    const adapterOnPage = createAdapter()
    const { chain, address, disconnectedCount } = await connected(adapterOnPage, connectorId)
    const requests = [
      chain.signMessage({ connectorId, address, message: 'x' }, signal),
      chain.resume({ connectorId: 'not installed', address: null }, signal),
    ].map((request) => expect(request).rejects.toMatchObject({ code: 'kit/stopped' }))
    adapterOnPage.adapter.stop()
    await Promise.all(requests)
    lock()
    await expect.poll(listenerCount).toBe(0)
    expect([
      adapterOnPage.clock.pending(),
      adapterOnPage.platform.controls.listenerCount(),
      disconnectedCount(),
    ]).toEqual([0, 0, 0])
  })

  test('stopping one of two adapters on a page does not affect the other [R24, D8]', async () => {
    const { connectorId, createAdapter, lock } = openPage()
    const [stopped, running] = [createAdapter(), createAdapter()]
    const onStopped = await connected(stopped, connectorId)
    const onRunning = await connected(running, connectorId)
    stopped.adapter.stop()
    expect(
      onRunning.chain.provider(connectorId, {
        address: onRunning.address,
        caipNetworkId: toCaipNetworkId('x:y'),
      }),
    ).not.toBeNull()
    lock()
    await expect.poll(() => onRunning.disconnectedCount()).toBe(1)
    expect(onStopped.disconnectedCount()).toBe(0)
  })

  test('signMessage rejects with kit/aborted when the caller aborts before the wallet responds', async () => {
    const { connectorId, createAdapter } = openPage()
    const adapterOnPage = createAdapter()
    const { chain, address } = await connected(adapterOnPage, connectorId)
    const caller = new AbortController()
    const request = chain.signMessage({ connectorId, address, message: 'x' }, caller.signal)
    caller.abort()
    await expect(request).rejects.toMatchObject({ code: 'kit/aborted' })
    adapterOnPage.adapter.stop()
  })
})
