import { createPublicKey, verify } from 'node:crypto'
import { base58, base64 } from '@scure/base'
import {
  appendTransactionMessageInstruction,
  address as asAddress,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionDecoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'
import { afterAll, afterEach, assert, beforeAll, describe, expect, test } from 'vitest'
import { sandboxKey } from '../../base/accounts.ts'
import { isRecord } from '../../base/checks.ts'
import { startSvm } from '../../svm/index.ts'
import type { Svm } from '../../svm/svm.types.ts'
import { memoryPage } from '../memory-page.ts'
import { nodeRequest } from '../node-request.ts'
import type { ApprovalMode, NamespaceWallet, WalletPage } from '../wallet.types.ts'
import { createSolanaWallet } from './create-solana-wallet.ts'

let svm: Svm
beforeAll(async () => {
  svm = await startSvm()
})
afterAll(() => svm.stop())

const wallets: NamespaceWallet[] = []
afterEach(() => {
  for (const wallet of wallets.splice(0)) wallet.stop()
})

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const secretAt = (index: number) => Uint8Array.from(Buffer.from(sandboxKey(index).slice(2), 'hex'))
const icon = 'data:image/svg+xml,'

/** Installs a wallet and returns it with the objects that a page gets. `call` calls a feature. */
function install(approve: ApprovalMode, page: WalletPage = memoryPage()) {
  const branding = { name: 'Sunbeam', icon, accent: 'gold' } as const
  const created = createSolanaWallet({
    branding,
    secrets: [secretAt(0), secretAt(1)],
    network: devnet,
    rpc: svm.url,
    approve,
    page,
  })
  wallets.push(created)
  const registered: Record<string, unknown>[] = []
  const api = { register: (wallet: unknown) => void (isRecord(wallet) && registered.push(wallet)) }
  page.events.addEventListener('wallet-standard:register-wallet', (event) => {
    if (event instanceof CustomEvent) event.detail(api)
  })
  created.control.announce()
  const [wallet] = registered
  assert(wallet && isRecord(wallet.features))
  const { features } = wallet
  const call = async (feature: string, ...inputs: readonly unknown[]): Promise<unknown> => {
    const members = features[feature]
    assert(isRecord(members))
    const method = members[feature.slice(feature.indexOf(':') + 1)]
    assert(typeof method === 'function')
    return method(...inputs)
  }
  const changes: unknown[] = []
  const events = features['standard:events']
  assert(isRecord(events) && typeof events.on === 'function')
  events.on('change', ({ accounts }: { accounts: readonly object[] }) => changes.push(accounts))
  const shared = () =>
    Array.isArray(wallet.accounts)
      ? wallet.accounts.map((account: { address: string }) => account.address)
      : []
  const account = () => (Array.isArray(wallet.accounts) ? wallet.accounts[0] : null)
  return { ...created, page, api, registered, wallet, call, changes, shared, account }
}
type InstalledWallet = ReturnType<typeof install>

/** Verifies a signature with Node's own crypto library, which the wallet does not use. */
function isSigned(address: string, bytes: Uint8Array, signature: unknown): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  assert(signature instanceof Uint8Array)
  return verify(
    null,
    bytes,
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
    signature,
  )
}
const firstOutput = (outputs: unknown): Record<string, unknown> => {
  assert(Array.isArray(outputs) && isRecord(outputs[0]))
  return outputs[0]
}

async function transferOf(from: string, to: string): Promise<Uint8Array> {
  const latest = await nodeRequest(svm.url, 'getLatestBlockhash', [])
  assert(isRecord(latest) && isRecord(latest.value))
  const blockhash = String(latest.value.blockhash) as Blockhash
  const source = { address: asAddress(from), signTransactions: async () => [] }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (tx) => setTransactionMessageFeePayer(asAddress(from), tx),
    (tx) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, tx),
    (tx) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source, destination: asAddress(to), amount: 1_500_000_000 }),
        tx,
      ),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}
const balanceOf = async (address: string): Promise<unknown> => {
  const answer = await nodeRequest(svm.url, 'getBalance', [address])
  return isRecord(answer) ? answer.value : null
}

describe('connecting', () => {
  test('the Solana wallet registers at `announce` and at every app-ready event, until `disappear`', () => {
    const { page, api, registered, control } = install('auto')
    const dispatchAppReady = () =>
      page.events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    dispatchAppReady()
    control.disappear()
    dispatchAppReady()
    expect([registered.length, registered[0] === registered[1]]).toEqual([2, true])
  })

  test('the Solana wallet shares accounts after an approval, and none by a silent connect before it', async () => {
    const { call, shared, changes, control } = install('auto')
    await expect(call('standard:connect', { silent: true })).resolves.toEqual({ accounts: [] })
    expect(shared()).toEqual([])
    await call('standard:connect')
    await call('standard:connect', { silent: true })
    expect([shared(), changes.length]).toEqual([control.addresses, 1])
  })

  test('standard:connect throws 4001 when it is rejected', async () => {
    const { call, shared } = install('reject')
    await expect(call('standard:connect')).rejects.toMatchObject({ code: 4001 })
    expect(shared()).toEqual([])
  })

  test('the Solana wallet emits change events for account changes, locking and disconnecting', async () => {
    const { call, control, changes, shared } = install('auto')
    await call('standard:connect')
    const [firstAddress = '', secondAddress = ''] = control.addresses
    control.changeAccount(secondAddress)
    expect(shared()).toEqual([secondAddress, firstAddress])
    control.lock()
    expect(shared()).toEqual([])
    control.unlock()
    await call('standard:disconnect')
    expect([changes.length, changes.at(-1)]).toEqual([5, []])
  })

  test('answerNext of the Solana wallet replaces one response of a feature', async () => {
    const { call, control } = install('auto')
    control.answerNext('standard:connect', { result: 7 })
    control.answerNext('solana:signMessage', { error: 'odd' })
    await expect(call('standard:connect')).resolves.toBe(7)
    await expect(call('solana:signMessage')).rejects.toBe('odd')
  })
})

test('the Solana wallet stores the permission of the page', async () => {
  const page = memoryPage()
  const before = install('auto', page)
  await before.call('standard:connect')
  before.stop()
  expect(install('auto', page).shared()).toEqual(before.control.addresses)
})

describe('signing', () => {
  const connected = async (
    approve: ApprovalMode = 'auto',
  ): Promise<InstalledWallet & { address: string }> => {
    const installed = install(approve)
    await installed.call('standard:connect')
    return { ...installed, address: installed.control.addresses[0] ?? '' }
  }

  test('solana:signMessage returns a valid signature', async () => {
    const { call, account, address } = await connected()
    const message = new TextEncoder().encode('Grüezi')
    const { signedMessage, signature } = firstOutput(
      await call('solana:signMessage', { account: account(), message }),
    )
    expect([signedMessage, isSigned(address, message, signature)]).toEqual([message, true])
  })

  test('solana:signTransaction shows the transfer and signs the transaction', async () => {
    const { call, account, address, control } = await connected()
    control.setMode('never')
    const transaction = await transferOf(address, control.addresses[1] ?? '')
    const signing = call('solana:signTransaction', {
      account: account(),
      transaction,
      chain: 'solana:devnet',
    })
    await expect.poll(() => control.pending()).toHaveLength(1)
    expect(JSON.stringify(control.pending())).toContain('1.5 SOL')
    control.approve()
    const { signedTransaction } = firstOutput(await signing)
    assert(signedTransaction instanceof Uint8Array)
    const { messageBytes, signatures } = getTransactionDecoder().decode(signedTransaction)
    expect(isSigned(address, Uint8Array.from(messageBytes), signatures[asAddress(address)])).toBe(
      true,
    )
  })

  test('solana:signAndSendTransaction sends the transaction', async () => {
    const { call, account, address, control } = await connected()
    const to = control.addresses[1] ?? ''
    const before = Number(await balanceOf(to))
    const transaction = await transferOf(address, to)
    const { signature } = firstOutput(
      await call('solana:signAndSendTransaction', {
        account: account(),
        transaction,
        chain: 'solana:devnet',
      }),
    )
    assert(signature instanceof Uint8Array)
    const statuses = await nodeRequest(svm.url, 'getSignatureStatuses', [
      [base58.encode(signature)],
    ])
    expect(statuses).toMatchObject({ value: [{ err: null }] })
    expect(await balanceOf(to)).toBe(before + 1_500_000_000)
  })

  test('solana:signIn connects and signs the sign-in message', async () => {
    const installed = install('auto')
    const [address = ''] = installed.control.addresses
    const input = {
      domain: 'page.example',
      statement: 'Hello.',
      nonce: 'abcdefgh',
      resources: ['https://a.example'],
    }
    const { account, signedMessage, signature } = firstOutput(
      await installed.call('solana:signIn', input),
    )
    assert(
      signedMessage instanceof Uint8Array &&
        typeof account === 'object' &&
        account !== null &&
        'address' in account,
    )
    expect(new TextDecoder().decode(signedMessage)).toBe(
      `page.example wants you to sign in with your Solana account:\n${address}\n\nHello.\n\nNonce: abcdefgh\nResources:\n- https://a.example`,
    )
    expect([
      account.address,
      isSigned(address, signedMessage, signature),
      installed.shared(),
    ]).toEqual([address, true, installed.control.addresses])
  })

  test.each([
    ['the request is rejected', 4001, (wallet: InstalledWallet) => wallet.control.reject()],
    ['the permission is revoked', 4100, (wallet: InstalledWallet) => wallet.control.revoke()],
  ])('solana:signMessage throws when %s: %i', async (_, code, action) => {
    const wallet = await connected()
    const account = wallet.account()
    action(wallet)
    await expect(
      wallet.call('solana:signMessage', { account, message: new Uint8Array(1) }),
    ).rejects.toMatchObject({ code })
  })

  test.each([
    ['a message that is not bytes', 'solana:signMessage', { message: 'text' }],
    [
      'a transaction that is not bytes',
      'solana:signTransaction',
      { transaction: base64.encode(new Uint8Array(3)) },
    ],
    [
      'bytes that are not a transaction',
      'solana:signTransaction',
      { transaction: new Uint8Array(3) },
    ],
    [
      'an unknown network',
      'solana:signTransaction',
      { transaction: new Uint8Array(3), chain: 'solana:unknown' },
    ],
    ['a field that is not a string', 'solana:signIn', { nonce: 7 }],
  ])('the Solana wallet rejects %s with -32602', async (_, feature, input) => {
    const { call, account } = await connected()
    await expect(call(feature, { account: account(), ...input })).rejects.toMatchObject({
      code: -32602,
    })
  })

  test('solana:signAndSendTransaction rejects a network without a node', async () => {
    const { call, account, address } = await connected()
    const transaction = await transferOf(address, address)
    await expect(
      call('solana:signAndSendTransaction', {
        account: account(),
        transaction,
        chain: 'solana:mainnet',
      }),
    ).rejects.toMatchObject({
      code: -32603,
    })
  })
})
