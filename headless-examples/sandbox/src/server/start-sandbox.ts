import { parseUnits } from 'viem'
import { startBalances } from '../balances/start-balances.ts'
import { busyAccount, fundedAccounts, mnemonic, sandboxAccount } from '../base/accounts.ts'
import type { SandboxChain, SandboxDescription } from '../base/description.ts'
import { withPreferredPort } from '../base/ports.ts'
import { addBlocks } from '../chain/add-blocks.ts'
import { historyDuration, seedChain } from '../chain/seed/seed-chain.ts'
import { startChain } from '../chain/start-chain.ts'
import { deployToken } from '../chain/token/deploy-token.ts'
import { startDataApi } from '../data-api/start-data-api.ts'
import { startDirectory } from '../directory/start-directory.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { startRelay } from '../relay/start-relay.ts'
import { startSignIn } from '../sign-in/start-sign-in.ts'
import { startSvm } from '../svm/start-svm.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'

/**
 * `usual`: the default ports if they are free, otherwise any. `free`: any free ports, for tests: they
 * run in parallel, and check that a stopped sandbox has left its ports. `blocks`: `automatic`, the
 * default, adds a block a second while a transfer is not final; `manual` leaves that to a test.
 */
export type SandboxOptions = { ports: 'usual' | 'free'; blocks?: 'automatic' | 'manual' }

/** The ports that a command uses: `free` with the variable `PORTS=free`. */
export const portsFrom = (env: NodeJS.ProcessEnv): SandboxOptions['ports'] =>
  env.PORTS === 'free' ? 'free' : 'usual'

export type Sandbox = SandboxDescription & { stop(): Promise<void> }

type LocalChain = { chainId: number; name: string; port: number; hasHistory: boolean }

const localChains: readonly LocalChain[] = [
  { chainId: 31337, name: 'Localhost One', port: 8545, hasHistory: true },
  { chainId: 31338, name: 'Localhost Two', port: 8546, hasHistory: false },
]
const relayPort = 8547
const directoryPort = 8548
const balancesPort = 8549
const dataPort = 8550
const signInPort = 8551
const telemetryPort = 8552
const embeddedPort = 8553
/** Default port of Solana's own test validator. */
const svmPort = 8899
const token = { name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6 }
const owner = sandboxAccount(fundedAccounts - 1)

type Service = { url: string; stop(): Promise<void> }

/**
 * Starts the sandbox in this process: chains with tokens and funded accounts, relay, wallet
 * directory, balance services, data service, sign-in server, telemetry service and embedded wallet.
 * Resolves when all of them respond. If one fails to start, stops the others and rejects.
 */
export async function startSandbox({
  ports,
  blocks = 'automatic',
}: SandboxOptions): Promise<Sandbox> {
  const accounts = Array.from(
    { length: fundedAccounts },
    (_, index) => sandboxAccount(index).address,
  )
  const holders = accounts.map((address) => ({
    address,
    amount: parseUnits('1000', token.decimals),
  }))
  const running: Service[] = []
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()))
  }
  const start = async <Started extends Service>(
    preferredPort: number,
    startService: (options: { port: number }) => Promise<Started>,
  ): Promise<Started> => {
    const service = await (ports === 'usual'
      ? withPreferredPort(preferredPort, (port) => startService({ port }))
      : startService({ port: 0 }))
    running.push(service)
    return service
  }
  const startLocalChain = async (options: LocalChain): Promise<SandboxChain> => {
    const { chainId, name, port: preferredPort, hasHistory } = options
    const now = Math.floor(Date.now() / 1_000)
    const startedAt = hasHistory ? now - historyDuration : now
    const chain = await start(preferredPort, ({ port }) =>
      startChain({ chainId, port, ...(hasHistory && { since: startedAt }) }),
    )
    const address = await deployToken(chain, { ...token, owner, holders })
    const dollar = { id: 'dollar' as const, address, ...token }
    const description = { chainId, name, rpc: chain.url, token: address }
    if (!hasHistory) return { ...description, tokens: [dollar], collections: [], market: null }
    const contracts = await seedChain({
      url: chain.url,
      dollar,
      owner: owner.address,
      accounts,
      busy: sandboxAccount(busyAccount).address,
      startedAt,
      now,
    })
    return { ...description, ...contracts }
  }
  try {
    const started: SandboxChain[] = []
    const rpcUrls = () =>
      Object.fromEntries(started.map(({ chainId, rpc }) => [`eip155:${chainId}`, [rpc]]))
    const [chains, relay, directory, svm, balances, signIn] = await allSettled([
      allSettled(localChains.map(startLocalChain)),
      start(relayPort, startRelay),
      start(directoryPort, ({ port }) => startDirectory({ port, rpcUrls })),
      start(svmPort, ({ port }) => startSvm({ port, blocks })),
      start(balancesPort, startBalances),
      start(signInPort, ({ port }) => startSignIn({ port, rpcUrls })),
    ])
    started.push(...chains)
    if (blocks === 'automatic')
      for (const { rpc } of chains) running.push({ url: rpc, stop: addBlocks(rpc) })
    const networks = { chains, svm: { rpc: svm.url, ws: svm.ws, tokens: svm.tokens } }
    const [data, telemetry, embedded] = await allSettled([
      start(dataPort, ({ port }) => startDataApi({ ...networks, port })),
      start(telemetryPort, ({ port }) => startTelemetry({ port, directory: directory.url })),
      start(embeddedPort, ({ port }) => startEmbedded({ ...networks, port })),
    ])
    return {
      ...networks,
      accounts,
      mnemonic,
      relay: relay.url,
      directory: directory.url,
      balances: balances.url,
      data: data.url,
      signIn: signIn.url,
      telemetry: telemetry.url,
      embedded: embedded.url,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Resolves with all results. Rejects only after every promise has settled, so that the caller can
 * stop the parts that have started.
 */
async function allSettled<Promises extends readonly unknown[] | []>(promises: Promises) {
  await Promise.allSettled(promises)
  return Promise.all(promises)
}
