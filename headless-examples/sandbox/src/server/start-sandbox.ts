import { parseUnits } from 'viem'
import { startBalances } from '../balances/start-balances.ts'
import { busyAccount, fundedAccounts, mnemonic, sandboxAccount } from '../base/accounts.ts'
import type { SandboxChain, SandboxDescription } from '../base/description.ts'
import { atUsualPort } from '../base/ports.ts'
import { pastOf, seedChain } from '../chain/seed/seed-chain.ts'
import { startChain } from '../chain/start-chain.ts'
import { deployToken } from '../chain/token/deploy-token.ts'
import { startDataApi } from '../data-api/start-data-api.ts'
import { startDirectory } from '../directory/start-directory.ts'
import { startRelay } from '../relay/start-relay.ts'
import { startSvm } from '../svm/start-svm.ts'

/** `usual`: the ports people know, where they are free. `free`: any, for tests that run side by side. */
export type SandboxOptions = { ports: 'usual' | 'free' }
export type Sandbox = SandboxDescription & { stop(): Promise<void> }

const localChains = [
  { chainId: 31337, name: 'Localhost One', port: 8545, hasPast: true },
  { chainId: 31338, name: 'Localhost Two', port: 8546, hasPast: false },
]
const relayPort = 8547
const directoryPort = 8548
const balancesPort = 8549
const dataPort = 8550
/** Where Solana's own local chain is expected. */
const svmPort = 8899
const token = { name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6 }
const owner = fundedAccounts - 1

type Part = { url: string; stop(): Promise<void> }

/** The pretend outside without a server of its own: chains, a token on each, funded accounts, a relay, a wallet directory, balances, the data service. Resolves when all of it answers. */
export async function startSandbox({ ports }: SandboxOptions): Promise<Sandbox> {
  const accounts = Array.from(
    { length: fundedAccounts },
    (_, index) => sandboxAccount(index).address,
  )
  const holders = accounts.map((address) => ({
    address,
    amount: parseUnits('1000', token.decimals),
  }))
  const started: Part[] = []
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()))
  }
  const start = async <Started extends Part>(
    usual: number,
    startAt: (options: { port: number }) => Promise<Started>,
  ): Promise<Started> => {
    const part = await (ports === 'usual'
      ? atUsualPort(usual, (port) => startAt({ port }))
      : startAt({ port: 0 }))
    started.push(part)
    return part
  }
  const startLocal = async ({
    chainId,
    name,
    port,
    hasPast,
  }: (typeof localChains)[number]): Promise<SandboxChain> => {
    const now = Math.floor(Date.now() / 1_000)
    const began = hasPast ? now - pastOf : now
    const chain = await start(port, (at) =>
      startChain({ chainId, ...at, ...(hasPast && { since: began }) }),
    )
    const address = await deployToken(chain, { ...token, owner: sandboxAccount(owner), holders })
    const dollar = { id: 'dollar' as const, address, ...token }
    const here = { chainId, name, rpc: chain.url, token: address }
    if (!hasPast) return { ...here, tokens: [dollar], collections: [], market: null }
    const people = {
      owner: sandboxAccount(owner).address,
      accounts,
      busy: sandboxAccount(busyAccount).address,
    }
    return { ...here, ...(await seedChain({ url: chain.url, dollar, ...people, began, now })) }
  }
  try {
    const [chains, relay, directory, svm, balances] = await allSettled([
      allSettled(localChains.map(startLocal)),
      start(relayPort, startRelay),
      start(directoryPort, startDirectory),
      start(svmPort, startSvm),
      start(balancesPort, startBalances),
    ])
    const places = { chains, svm: { rpc: svm.url, ws: svm.ws, tokens: svm.tokens } }
    const data = await start(dataPort, (at) => startDataApi({ ...places, ...at }))
    return {
      ...places,
      accounts,
      mnemonic,
      relay: relay.url,
      directory: directory.url,
      balances: balances.url,
      data: data.url,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** All results; a failure comes out only when the others have ended, too, so that what they started can be stopped. */
async function allSettled<Parts extends readonly unknown[] | []>(parts: Parts) {
  await Promise.allSettled(parts)
  return Promise.all(parts)
}
