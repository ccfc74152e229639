import '@latchkit/react-ui/styles.css'
import {
  type AlertState,
  type Connector,
  createKit,
  type Kit,
  type KitOptions,
  type KitState,
  type RunningFlow,
} from '@latchkit/core'
import {
  createManualClock,
  createMemoryPlatform,
  createScriptedAdapter,
  type ManualClock,
  type MemoryPlatform,
  type ScriptedAdapter,
} from '@latchkit/core/testing'
import { ConnectButton, KitProvider, Modal } from '@latchkit/react-ui'
import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import type { Connection } from '../../../core/src/domain/account/account.ts'
import { createDerived } from '../../../core/src/kit/state/derived.ts'
import { alice, bitcoin, bob, fox, mainnet, owl, sepolia, solana } from '../samples.ts'

/** `adapter`: the scripted adapter of eip155. `adapters`: one per namespace with a wallet. */
export type RenderedKit = {
  kit: Kit
  adapter: ScriptedAdapter
  adapters: ReadonlyMap<string, ScriptedAdapter>
  clock: ManualClock
  platform: MemoryPlatform
  remove(): void
}
export type RenderedKitOptions = {
  kit?: Partial<KitOptions>
  wallets?: readonly Connector[]
  stored?: Readonly<Record<string, string>>
  locale?: ComponentProps<typeof KitProvider>['locale']
  /** A flow whose view is replaced by this one, for steps that last too briefly to be checked. */
  frozen?: { flow: string; view: object }
  /** The alert that is shown instead of those of the kit. */
  alert?: Extract<AlertState, { open: true }>
}

/** Renders the button and the modal of a real kit with scripted wallets and a simulated clock. */
export function renderKit({
  kit: options = {},
  wallets = [fox, owl],
  stored = {},
  locale,
  frozen,
  alert,
}: RenderedKitOptions = {}): RenderedKit {
  const clock = createManualClock()
  const adapter = createScriptedAdapter()
  const adapters = new Map([['eip155', adapter]])
  for (const { chain } of wallets)
    if (!adapters.has(chain)) adapters.set(chain, createScriptedAdapter(chain))
  const networks = [mainnet, sepolia, solana, bitcoin].filter(({ chainNamespace }) =>
    adapters.has(chainNamespace),
  )
  const platform = createMemoryPlatform({ clock, stored })
  const kit = createKit({
    projectId: 'test',
    adapters: [...adapters.values()],
    networks,
    platform,
    // No logins: `loginViews` render them.
    embeddedWallet: { networks: [] },
    ...options,
  })
  for (const wallet of wallets) adapters.get(wallet.chain)?.announce(wallet)
  const shownKit = alert === undefined ? kit : withAlert(kit, alert)
  const host = document.createElement('main')
  document.body.append(host)
  const root = createRoot(host)
  root.render(
    <StrictMode>
      <KitProvider kit={frozen === undefined ? shownKit : freeze(shownKit, frozen)} locale={locale}>
        <ConnectButton />
        <Modal duration={0} />
      </KitProvider>
    </StrictMode>,
  )
  return {
    kit,
    adapter,
    adapters,
    clock,
    platform,
    remove() {
      root.unmount()
      host.remove()
      kit.stop()
    },
  }
}

function withAlert(kit: Kit, alert: NonNullable<RenderedKitOptions['alert']>): Kit {
  const state = createDerived<KitState>(() => ({ ...kit.state.getSnapshot(), alert }), reportError)
  kit.state.subscribe(state.changed)
  return { ...kit, state }
}

function freeze(kit: Kit, { flow, view }: NonNullable<RenderedKitOptions['frozen']>): Kit {
  const frozenFlows = () =>
    Object.entries(kit.modal.flows.getSnapshot()).map(([key, running]) => [
      key,
      running.id === flow ? { ...running, view: () => view } : running,
    ])
  const flows = createDerived<Readonly<Record<string, RunningFlow>>>(
    () => Object.fromEntries(frozenFlows()),
    reportError,
  )
  kit.modal.flows.subscribe(flows.changed)
  return { ...kit, modal: { ...kit.modal, flows } }
}

const polling = { interval: 5 }

/** Waits until the list has a request. Resolves with the last one. */
export async function nextRequest<T>(requests: readonly T[]): Promise<T> {
  await expect.poll(() => requests.length, polling).toBeGreaterThan(0)
  const request = requests.at(-1)
  if (request === undefined) throw new Error('The request was removed after it was polled')
  return request
}

/** Connects Fox on eip155 with two accounts. */
export async function connectFox(
  rendered: RenderedKit,
  caipNetworkId = mainnet.caipNetworkId,
): Promise<void> {
  const { kit, adapter, clock } = rendered
  await kit.open()
  kit.modal.push('ConnectingExternal', { connectorId: fox.id })
  const accounts = [alice, bob].map((address) => ({ address, type: 'eoa' as const }))
  ;(await nextRequest(adapter.calls.connect)).resolve({
    namespace: 'eip155',
    connectorId: fox.id,
    address: alice,
    accounts,
    caipNetworkId,
  })
  await expect.poll(() => kit.account.get().status, polling).toBe('connected')
  clock.advance(1_000)
  // balances are not read on unconfigured networks (fault K4)
  if (caipNetworkId === mainnet.caipNetworkId)
    (await nextRequest(adapter.calls.balance)).resolve({
      value: '1234567890000000000',
      decimals: 18,
      symbol: 'ETH',
    })
}

/** Connects the wallet of a connection in its namespace. */
export async function connectOther(
  { kit, adapters, clock }: RenderedKit,
  connection: Connection,
): Promise<void> {
  const { namespace, connectorId } = connection
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId, namespace })
  ;(await nextRequest(adapters.get(namespace)?.calls.connect ?? [])).resolve(connection)
  await expect.poll(() => kit.account.get(namespace).status, polling).toBe('connected')
  clock.advance(1_000)
}
