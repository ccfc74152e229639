import { createKit } from '@latchkit/core'
import { solana } from '@latchkit/core/adapters/solana'
import { defineNetwork, mainnet, solanaDevnet } from '@latchkit/core/networks'
import { type Sandbox, startSandbox } from '@latchkit/sandbox'
import { waitForReceipt } from '@latchkit/sandbox/chain'
import { createSolanaWallet, memoryPage, namespaceRoster } from '@latchkit/sandbox/wallets'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getU64Encoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { verifyMessage as verifyWithEthers } from 'ethers'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from 'solana-web3-1'
import { parseEther, UserRejectedRequestError, verifyMessage } from 'viem'
import { afterAll, afterEach, assert, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSigner as createEthersSigner } from '../interop/ethers.ts'
import { createSigner as createKitSigner } from '../interop/solana-kit.ts'
import { createConnection, send } from '../interop/solana-web3.ts'
import { createClient } from '../interop/viem.ts'
import { createWagmiConfig } from '../interop/wagmi.ts'
import { nodePlatform } from './page.fixture.ts'
import { walletWindow } from './solana-page.fixture.ts'
import { openWagmiPage, wagmiVersions } from './wagmi.fixture.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ ports: 'free' })
})
afterAll(() => sandbox.stop())
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the eip155 provider of a connected kit', () => {
  const value = parseEther('0.5')
  const to = '0x00000000000000000000000000000000000000a1'

  async function connect() {
    const page = openWagmiPage(sandbox, '3')
    stops.push(page.close)
    const { kit } = page.load()
    await kit.open()
    await page.pick(kit)
    const [account] = page.control.addresses
    assert(account)
    return { kit, account, chain: page.chains[0] }
  }

  test('a wallet client of viem signs and sends through the connected wallet', async () => {
    const { kit, account, chain } = await connect()
    const client = createClient(kit, chain)
    assert(client)
    const signature = await client.signMessage({ message: 'hello' })
    expect(await verifyMessage({ address: account, message: 'hello', signature })).toBe(true)
    const receipt = await waitForReceipt(client, await client.sendTransaction({ to, value }))
    expect(receipt.status).toBe('success')
  })

  test('a signer of ethers signs and sends through the connected wallet', async () => {
    const { kit, account } = await connect()
    const signer = await createEthersSigner(kit)
    assert(signer)
    expect(verifyWithEthers('hello', await signer.signMessage('hello'))).toBe(account)
    const sent = await signer.sendTransaction({ to, value })
    expect(await sent.wait()).toMatchObject({ status: 1, from: account })
  })
})

/** A transfer of the system program. */
const transfer = (from: string, to: string, lamports: bigint) => ({
  programAddress: address('11111111111111111111111111111111'),
  accounts: [
    { address: address(from), role: AccountRole.WRITABLE_SIGNER },
    { address: address(to), role: AccountRole.WRITABLE },
  ],
  data: Uint8Array.from([2, 0, 0, 0, ...getU64Encoder().encode(lamports)]),
})

describe('the Solana provider of a connected kit', () => {
  const lamports = 5_000_000n

  async function connect() {
    const network = defineNetwork({
      ...solanaDevnet,
      rpcUrls: { default: { http: [sandbox.svm.rpc] } },
    })
    const profile = namespaceRoster().find(({ id }) => id === 'sunbeam')
    assert(profile)
    const { branding, secrets } = profile
    const platform = nodePlatform()
    const wallet = createSolanaWallet({
      branding,
      secrets,
      network: network.caipNetworkId,
      rpc: sandbox.svm.rpc,
      approve: 'auto',
      page: memoryPage({ events: walletWindow(platform) }),
    })
    wallet.control.announce()
    const kit = createKit({ adapters: [solana()], networks: [network], platform })
    stops.push(wallet.stop, () => kit.stop())
    await kit.open()
    kit.modal.push('ConnectingExternal', { connectorId: branding.name, namespace: 'solana' })
    await expect.poll(() => kit.account.get('solana').status).toBe('connected')
    const [, to = ''] = wallet.control.addresses
    const isSuccessful = async (signature: string) => {
      await kit.wallet.provider('solana')?.confirm(signature)
      const { err } = (await createConnection(kit).getSignatureStatus(signature)).value ?? {}
      return err === null
    }
    return { kit, from: kit.account.get('solana').address ?? '', to, isSuccessful }
  }

  test('@solana/web3.js 1 sends a VersionedTransaction that the connected wallet signed', async () => {
    const { kit, from, to, isSuccessful } = await connect()
    const [payerKey, toPubkey] = [new PublicKey(from), new PublicKey(to)]
    const { blockhash } = await createConnection(kit).getLatestBlockhash()
    const instructions = [SystemProgram.transfer({ fromPubkey: payerKey, toPubkey, lamports })]
    const message = new TransactionMessage({ payerKey, recentBlockhash: blockhash, instructions })
    const signature = await send(kit, new VersionedTransaction(message.compileToV0Message()))
    expect(await isSuccessful(signature)).toBe(true)
  })

  test('a signer of @solana/kit signs, and signs and sends, with the connected wallet', async () => {
    const { kit, from, to, isSuccessful } = await connect()
    const provider = kit.wallet.provider('solana')
    assert(provider)
    const signer = createKitSigner(provider)
    expect(signer.address).toBe(from)
    const rpc = createSolanaRpc(sandbox.svm.rpc)
    const { value: latest } = await rpc.getLatestBlockhash().send()
    const draft = (amount: bigint) =>
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayerSigner(signer, message),
        (message) => setTransactionMessageLifetimeUsingBlockhash(latest, message),
        (message) => appendTransactionMessageInstruction(transfer(from, to, amount), message),
      )
    const signed = await signTransactionMessageWithSigners(draft(lamports))
    const signature = await rpc
      .sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' })
      .send()
    expect(await isSuccessful(signature)).toBe(true)
    const sent = await signAndSendTransactionMessageWithSigners(draft(lamports + 1n))
    expect(await isSuccessful(getBase58Decoder().decode(sent))).toBe(true)
  })
})

test('the wagmi config of the guide has one connector', () => {
  const kit = createKit({ adapters: [], networks: [mainnet], platform: nodePlatform() })
  stops.push(() => kit.stop())
  expect(createWagmiConfig(kit).connectors.map(({ id }) => id)).toEqual(['latchkit'])
})

describe.each(Object.keys(wagmiVersions))('wagmi %s', (version) => {
  let page: ReturnType<typeof openWagmiPage>
  beforeEach(() => {
    page = openWagmiPage(sandbox, version)
  })
  afterEach(() => page.close())

  test('connecting, signing, switching, reloading and disconnecting by wagmi changes the kit too', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load()
    const connecting = wagmi.connect()
    await page.pick(kit)
    const accounts = page.control.addresses
    expect(await connecting).toEqual({ accounts, chainId: first.id })
    expect(wagmi.state()).toMatchObject({ status: 'connected', accounts, chainId: first.id })

    const [address] = accounts
    assert(address)
    const signature = await wagmi.signMessage('hello')
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(true)

    expect(await wagmi.switchChain({ chainId: second.id })).toMatchObject({ id: second.id })
    expect(wagmi.state().chainId).toBe(second.id)
    expect(kit.network.get('eip155').active?.id).toBe(second.id)

    page.control.setMode('never')
    const reloaded = page.load()
    expect(await reloaded.wagmi.reconnect()).toHaveLength(1)
    expect(reloaded.kit.account.get('eip155')).toMatchObject({ status: 'connected', address })
    expect(reloaded.wagmi.state()).toMatchObject({ accounts, chainId: second.id })

    page.control.setMode('auto')
    await reloaded.wagmi.disconnect()
    expect(reloaded.wagmi.state().status).toBe('disconnected')
    expect(reloaded.kit.account.get('eip155').status).toBe('disconnected')
    expect(await page.load().wagmi.reconnect()).toEqual([])
  })

  test('wagmi follows the kit when the kit connects, changes account or network, and disconnects', async () => {
    const [first, second] = page.chains
    const [address, other] = page.control.addresses
    assert(address && other)
    const { kit, wagmi } = page.load()
    await kit.open()
    await page.pick(kit)
    expect(wagmi.state()).toMatchObject({ status: 'connected', chainId: first.id })
    kit.account.select('eip155', other)
    await expect.poll(() => wagmi.state().accounts).toEqual([other, address])
    await kit.network.switch(second)
    expect(wagmi.state().chainId).toBe(second.id)
    page.control.changeChain(first.id)
    await expect.poll(() => wagmi.state().chainId).toBe(first.id)
    await kit.disconnect()
    expect(wagmi.state()).toMatchObject({ status: 'disconnected', accounts: [] })
    await kit.open()
    await page.pick(kit)
    expect(wagmi.state().status).toBe('connected')
  })

  test('connect rejects with UserRejectedRequestError when the modal closes without a connection', async () => {
    const { kit, wagmi } = page.load()
    const connecting = wagmi.connect()
    const rejected = expect(connecting).rejects.toBeInstanceOf(UserRejectedRequestError)
    await expect
      .poll(() => kit.state.getSnapshot().modal)
      .toMatchObject({ phase: 'open', namespace: 'eip155' })
    kit.close()
    await rejected
    expect(wagmi.state().status).toBe('disconnected')
  })

  test('connect adopts the wallet that the kit connected earlier and switches it to the requested chain', async () => {
    const [, second] = page.chains
    const { kit } = page.load()
    await kit.open()
    await page.pick(kit)
    page.control.setMode('never')
    const reloaded = page.load()
    await reloaded.kit.ready()
    page.control.setMode('auto')
    expect(await reloaded.wagmi.connect(second.id)).toMatchObject({ chainId: second.id })
    expect(reloaded.kit.state.getSnapshot().modal.phase).toBe('closed')
  })

  test('two pending connects both end when the wallet connects, and reject when the kit is stopped', async () => {
    const { kit, wagmi } = page.load()
    const connecting = Promise.all([wagmi.connect(), wagmi.connect()])
    await page.pick(kit)
    expect(await connecting).toHaveLength(2)
    await wagmi.disconnect()
    const stopped = [wagmi.connect(), wagmi.connect()].map((each) =>
      expect(each).rejects.toBeInstanceOf(UserRejectedRequestError),
    )
    await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('open')
    kit.stop()
    await Promise.all(stopped)
    await expect(wagmi.connect()).rejects.toMatchObject({ code: 'kit/stopped' })
    expect(wagmi.state().status).toBe('disconnected')
  })

  test('wagmi follows the kit after a connect of its own that failed', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load()
    const connecting = wagmi.connect(second.id)
    await expect.poll(() => kit.state.getSnapshot().modal.phase).toBe('open')
    kit.watch(
      () => kit.account.get('eip155').status,
      (status) => {
        if (status === 'connected') page.control.reject()
      },
    )
    const rejected = expect(connecting).rejects.toMatchObject({ code: 4001 })
    await page.pick(kit)
    await rejected
    await expect.poll(wagmi.state).toMatchObject({ status: 'connected', chainId: first.id })
    await kit.disconnect()
    expect(wagmi.state().status).toBe('disconnected')
  })

  test('switchChain rejects with UserRejectedRequestError when the visitor rejects the switch', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load()
    await kit.open()
    await page.pick(kit)
    page.control.reject()
    await expect(wagmi.switchChain({ chainId: second.id })).rejects.toMatchObject({ code: 4001 })
    expect(wagmi.state().chainId).toBe(first.id)
  })

  test('switchChain adds a chain that only wagmi has to the kit, with the given name', async () => {
    const [first, second] = page.chains
    const { kit, wagmi } = page.load({ networks: [first] })
    await kit.open()
    await page.pick(kit)
    await wagmi.switchChain({
      chainId: second.id,
      addEthereumChainParameter: { chainName: 'Second chain' },
    })
    expect(wagmi.state().chainId).toBe(second.id)
    expect(kit.network.get('eip155')).toMatchObject({
      active: { id: second.id, name: 'Second chain' },
      supported: true,
    })
  })

  describe('with a connector that the modal does not list', () => {
    const other = '0x00000000000000000000000000000000000000A1'

    /** Loads the page again. The kit had a wallet, and wagmi used the other connector last. */
    async function restore() {
      const { kit, wagmi } = page.load({ other })
      await wagmi.connectOther()
      expect(wagmi.state().accounts).toEqual([other])
      await kit.open()
      await page.pick(kit)
      // of a visit before the connector recorded the connection of the kit
      page.stored.set('wagmi.recentConnectorId', JSON.stringify('mock'))
      page.control.setMode('never')
      return page.load({ other })
    }

    test('the wallet of the kit becomes the current connection of wagmi when both restore one, with three writes [V16]', async () => {
      const { kit, wagmi } = await restore()
      expect(await wagmi.reconnect()).toHaveLength(2)
      const written = wagmi.changes.length
      await expect
        .poll(() => wagmi.state().accounts, { timeout: 1_000 })
        .toEqual(page.control.addresses)
      expect(kit.account.get('eip155')).toMatchObject({
        status: 'connected',
        address: page.control.addresses[0],
      })
      expect(wagmi.changes.slice(written).map(({ status }) => status)).not.toContain('disconnected')
      expect(wagmi.changes.length - written).toBeLessThanOrEqual(3)
      const reloaded = page.load({ other })
      await reloaded.wagmi.reconnect()
      expect(reloaded.wagmi.state().accounts).toEqual(page.control.addresses)
    })

    test('wagmi keeps its connection if the kit restores none [V16]', async () => {
      const { wagmi } = page.load({ other })
      await wagmi.connectOther()
      const reloaded = page.load({ other })
      await reloaded.wagmi.reconnect()
      await reloaded.kit.ready()
      expect(reloaded.wagmi.state()).toMatchObject({ status: 'connected', accounts: [other] })
      expect(reloaded.kit.account.get('eip155').status).toBe('disconnected')
    })
  })
})
