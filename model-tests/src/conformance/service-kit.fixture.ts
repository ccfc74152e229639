import type { Kit, KitOptions } from '@latchkit/core'
import { eip155 } from '@latchkit/core/adapters/eip155'
import type { ConnectView } from '@latchkit/core/flows'
import { defineNetwork } from '@latchkit/core/networks'
import { createMemoryPlatform, type MemoryPlatform } from '@latchkit/core/testing'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { type DataApi, startDataApi } from '@latchkit/sandbox/data-api'
import { type Directory, startDirectory } from '@latchkit/sandbox/directory'
import { startTelemetry, type Telemetry } from '@latchkit/sandbox/telemetry'
import { knownChains } from '@latchkit/sandbox/wallets'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import type { KitState } from '../../../core/src/protocol/kit-state.ts'
import { installWallet, realClock, walletWindow } from './page.fixture.ts'

/** A page with a kit and one wallet with real keys, which approves every request. */
export type ServicePage = {
  kit: Kit
  state(): KitState
  /** The messages that the kit logged. */
  logged(): readonly string[]
  /** Opens the modal. Resolves when it lists the wallet. */
  openModal(): Promise<void>
  /** Picks the wallet in the modal. Resolves when it is connected and the modal is closed. */
  pick(): Promise<void>
}

/** The services of one test. A test changes their answers before and after it opens its page. */
export type Services = {
  directory: Directory
  data: DataApi
  telemetry: Telemetry
  /** Opens a page that uses the services, and stops it with the test. */
  openPage(options?: Partial<KitOptions>, timeZone?: string): ServicePage
}

/** The origin of the pages. The project of the directory allows it unless a test changes it. */
const origin = 'http://127.0.0.1:4000'

/**
 * Starts the chains of the sandbox once per test file. The returned function starts a directory, a
 * data service and a telemetry service, which stop with the test.
 */
export function servicesFixture(): () => Promise<Services> {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ ports: 'free' })
  })
  afterAll(() => sandbox.stop())
  return async () => {
    const [directory, data] = await Promise.all([startDirectory(), startDataApi(sandbox)])
    const telemetry = await startTelemetry({ directory: directory.url })
    onTestFinished(async () => {
      await Promise.all([directory, data, telemetry].map((service) => service.stop()))
    })
    return {
      directory,
      data,
      telemetry,
      openPage(options = {}, timeZone = 'Europe/Berlin') {
        const platform = createMemoryPlatform({
          clock: realClock,
          fetch: globalThis.fetch,
          facts: { url: `${origin}/shop`, origin },
          timeZone,
        })
        return openPage(sandbox, platform, {
          projectId: 'sandbox',
          endpoints: { directory: directory.url, data: data.url, telemetry: telemetry.url },
          ...options,
        })
      },
    }
  }
}

function openPage(
  { chains }: Pick<Sandbox, 'chains'>,
  platform: MemoryPlatform,
  options: Partial<KitOptions>,
): ServicePage {
  const { control, stop } = installWallet(walletWindow(platform), knownChains(chains), 'foxglove')
  control.announce()
  const kit = createKit({
    adapters: [eip155()],
    networks: chains.map(({ chainId, name, rpc }) =>
      defineNetwork({
        id: chainId,
        name,
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: { default: { http: [rpc] } },
      }),
    ),
    domainAttestation: false,
    debug: false,
    platform,
    ...options,
  })
  onTestFinished(() => {
    kit.stop()
    stop()
  })
  const state = () => kit.state.getSnapshot()
  const connectView = () => {
    const { key, view } = state().router.entry
    if (view !== 'Connect') return null
    return (kit.modal.flows.getSnapshot()[key]?.view() ?? null) as ConnectView | null
  }
  return {
    kit,
    state,
    logged: () => platform.controls.logged.map(({ message }) => message),
    async openModal() {
      await kit.open()
      await expect
        .poll(() => state().connections.connectors.map(({ id }) => id))
        .toContain(control.rdns)
      await expect.poll(() => connectView()?.step).toBe('choosing')
    },
    async pick() {
      const view = connectView()
      if (view?.step !== 'choosing') throw new Error('The modal does not list the wallets')
      view.pick(control.rdns)
      await expect.poll(() => kit.account.get().status).toBe('connected')
      await expect.poll(() => state().modal.phase).toBe('closed')
    },
  }
}
