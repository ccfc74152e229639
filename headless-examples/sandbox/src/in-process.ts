import { parseUnits } from 'viem'
import { fundedAccounts, mnemonic, sandboxAccount } from './accounts.ts'
import { type Chain, startChain } from './chain/start-chain.ts'
import { deployToken } from './chain/token/deploy-token.ts'
import type { SandboxDescription } from './description.ts'
import { usualPort } from './ports.ts'

/** `usual`: the ports people know, where they are free. `free`: any, for tests that run side by side. */
export type SandboxOptions = { ports: 'usual' | 'free' }
export type Sandbox = SandboxDescription & { stop(): Promise<void> }

const chains = [
  { chainId: 31337, name: 'Localhost One', port: 8545 },
  { chainId: 31338, name: 'Localhost Two', port: 8546 },
]
const token = { name: 'Sandbox Dollar', symbol: 'SBD', decimals: 6 }
const owner = fundedAccounts - 1

/** The pretend outside without a server of its own: two chains, a token on each, funded accounts. Resolves when all of it answers. */
export async function startSandbox({ ports }: SandboxOptions): Promise<Sandbox> {
  const accounts = Array.from({ length: fundedAccounts }, (_, index) => sandboxAccount(index).address)
  const holders = accounts.map((address) => ({ address, amount: parseUnits('1000', token.decimals) }))
  const started: Chain[] = []
  const stop = async () => {
    await Promise.all(started.map((chain) => chain.stop()))
  }
  const one = async ({ chainId, name, port }: (typeof chains)[number]) => {
    const chain = await startChain({ chainId, port: ports === 'usual' ? await usualPort(port) : 0 })
    started.push(chain)
    return { chainId, name, rpc: chain.url, token: await deployToken(chain, { ...token, owner: sandboxAccount(owner), holders }) }
  }
  const results = await Promise.allSettled(chains.map(one))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  return { chains: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])), accounts, mnemonic, stop }
}
