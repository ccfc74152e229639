import type { SandboxDescription } from '@latchkit/sandbox'
import { type DataApi, startDataApi } from '@latchkit/sandbox/data-api'
import { type Directory, startDirectory } from '@latchkit/sandbox/directory'
import { type Embedded, startEmbedded } from '@latchkit/sandbox/embedded'
import { type Relay, startRelay } from '@latchkit/sandbox/relay'
import {
  createRemoteWallet,
  type RemoteMode,
  type RemoteWallet,
  sandboxRemoteChains,
} from '@latchkit/sandbox/remote-wallet'
import { startTelemetry, type Telemetry } from '@latchkit/sandbox/telemetry'
import { sharedSandbox } from './shared-sandbox.ts'

/**
 * Relay, directory, data service, telemetry service, embedded wallet and phones of one visitor, so
 * that injected faults affect no other test.
 */
export type TestEnvironment = {
  sandbox: SandboxDescription
  relay: Relay
  directory: Directory
  data: DataApi
  telemetry: Telemetry
  embedded: Embedded
  /**
   * Creates a remote wallet with real keys. `accounts`: their indexes, by default the last two
   * funded ones.
   */
  phone(mode: RemoteMode, accounts?: readonly number[]): Promise<RemoteWallet>
  stop(): Promise<void>
}

export async function startEnvironment(): Promise<TestEnvironment> {
  const shared = sharedSandbox()
  const [relay, directory, data, embedded] = await Promise.all([
    startRelay(),
    startDirectory(),
    startDataApi(shared),
    startEmbedded(shared),
  ])
  const telemetry = await startTelemetry({ directory: directory.url })
  const sandbox = {
    ...shared,
    relay: relay.url,
    directory: directory.url,
    data: data.url,
    telemetry: telemetry.url,
    embedded: embedded.url,
  }
  const phones: RemoteWallet[] = []
  return {
    sandbox,
    relay,
    directory,
    data,
    telemetry,
    embedded,
    async phone(mode, accounts) {
      const chains = sandboxRemoteChains(sandbox)
      const phone = await createRemoteWallet({
        relayUrl: relay.url,
        chains,
        mode,
        storagePrefix: crypto.randomUUID(),
        ...(accounts && { accounts }),
      })
      phones.push(phone)
      return phone
    },
    async stop() {
      for (const phone of phones) await phone.stop()
      await Promise.all(
        [relay, directory, data, telemetry, embedded].map((service) => service.stop()),
      )
    },
  }
}
