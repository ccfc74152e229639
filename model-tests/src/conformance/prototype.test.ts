import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, test, vi } from 'vitest'
import { eip155 } from '../../../core/src/adapters/eip155/eip155.ts'
import { info, scriptedWallet } from '../../../core/src/adapters/eip155/scripted-wallet.fixture.ts'
import { codeOf } from '../../../core/src/errors/kit-error.ts'
import { createKit } from '../../../core/src/kit/create-kit.ts'
import { chain, firstNetwork, secondNetwork, settle } from '../../../core/src/kit/kit.fixture.ts'
import { createManualClock } from '../../../core/src/platform/manual-clock.ts'
import { createMemoryPlatform } from '../../../core/src/platform/memory.ts'

const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const typedData = {
  domain: { name: 'D', chainId: 1337 },
  types: { M: [{ name: 'a', type: 'string' }] },
  primaryType: 'M' as const,
  message: { a: 'x' },
}
const typedSignature = await account.signTypedData(typedData)
const added: string[] = []
const remove = () => {
  for (const name of added.splice(0)) Reflect.deleteProperty(Object.prototype, name)
}
afterEach(remove)

/** Connects, signs, and switches the network; returns what the page and the wallet see. */
async function journey() {
  const clock = createManualClock()
  const platform = createMemoryPlatform({ clock })
  const wallet = scriptedWallet({
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => '0x539',
    personal_sign: (params) => {
      const [raw] = params as [Hex]
      return account.signMessage({ message: { raw } })
    },
    eth_signTypedData_v4: () => typedSignature,
    wallet_switchEthereumChain: () => {
      throw { message: 'some failure' }
    },
  })
  platform.page.on('eip6963:requestProvider', () =>
    platform.controls.emit('eip6963:announceProvider', { info, provider: wallet.provider }),
  )
  const networks = [chain(1337), chain(1338)]
  const kit = createKit({ projectId: 'p', adapters: [eip155()], networks, platform })
  await kit.open({ view: 'Connect' })
  kit.modal.push('ConnectingExternal', { connectorId: info.rdns })
  await vi.waitFor(async () => {
    await settle()
    if (kit.account.get('eip155').status !== 'connected') throw new Error('not connected')
  }, 5_000)
  const outcomes = [
    await kit.wallet.signMessage('hi').catch(codeOf),
    await kit.wallet.signTypedData(typedData).catch(codeOf),
    await kit.network.switch(secondNetwork).then(() => 'switched', codeOf),
    await kit.network.switch(firstNetwork).then(() => 'switched', codeOf),
  ]
  const { router, connections, alert } = kit.state.getSnapshot()
  const seen = {
    outcomes,
    requests: wallet.requests,
    account: kit.account.get('eip155'),
    connectors: connections.connectors,
    view: router.entry.view,
    alert,
    stored: [...(platform.controls.storage?.values.entries() ?? [])],
    logged: platform.controls.logged,
  }
  kit.stop()
  return JSON.stringify(seen)
}

const properties: Readonly<Record<string, unknown>> = {
  extend: () => {},
  last: null,
  missing: undefined,
  version: '9',
  salt: `0x${'00'.repeat(32)}`,
  code: 4001,
  namespace: 'solana',
  disputed: true,
  projectId: 'evil',
  cause: 'user rejected',
  message: 'user rejected',
  data: { code: 4001 },
  chainId: 1,
  wallet: {},
  view: 'AllWallets',
  redact: 1,
}

// Without `error`, which the imports of Vitest read.
test.each([
  ['enumerable', true],
  ['hidden', false],
])('%s properties on Object.prototype change nothing [XP1]', async (_, enumerable) => {
  const clean = await journey()
  for (const [name, value] of Object.entries(properties)) {
    const property = { value, enumerable, configurable: true, writable: true }
    Object.defineProperty(Object.prototype, name, property)
    added.push(name)
  }
  const changed = await journey().catch(String)
  remove()
  expect(changed).toBe(clean)
})
