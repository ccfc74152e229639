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

const made: NamespaceWallet[] = []
afterEach(() => {
  for (const wallet of made.splice(0)) wallet.stop()
})

const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const secretOf = (place: number) => Uint8Array.from(Buffer.from(sandboxKey(place).slice(2), 'hex'))
const icon = 'data:image/svg+xml,'

/** What a page sees of it, with every call by its feature. */
function install(approve: ApprovalMode, page: WalletPage = memoryPage()) {
  const face = { name: 'Sunbeam', icon, accent: 'gold' } as const
  const own = createSolanaWallet({
    branding,
    secrets: [secretOf(0), secretOf(1)],
    network: devnet,
    rpc: svm.url,
    approve,
    page,
  })
  made.push(own)
  const registered: Record<string, unknown>[] = []
  const api = { register: (wallet: unknown) => void (isRecord(wallet) && registered.push(wallet)) }
  page.events.addEventListener('wallet-standard:register-wallet', (event) => {
    if (event instanceof CustomEvent) event.detail(api)
  })
  own.control.announce()
  const [wallet] = registered
  assert(wallet && isRecord(wallet.features))
  const { features } = wallet
  const call = async (feature: string, ...inputs: readonly unknown[]): Promise<unknown> => {
    const own = features[feature]
    assert(isRecord(own))
    const method = own[feature.slice(feature.indexOf(':') + 1)]
    assert(typeof method === 'function')
    return method(...inputs)
  }
  const heard: unknown[] = []
  const events = features['standard:events']
  assert(isRecord(events) && typeof events.on === 'function')
  events.on('change', ({ accounts }: { accounts: readonly object[] }) => heard.push(accounts))
  const shared = () =>
    Array.isArray(wallet.accounts)
      ? wallet.accounts.map((one: { address: string }) => one.address)
      : []
  const account = () => (Array.isArray(wallet.accounts) ? wallet.accounts[0] : null)
  return { ...own, page, api, registered, wallet, call, heard, shared, account }
}
type Installed = ReturnType<typeof install>

/** By node's own cryptography. */
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
const first = (outputs: unknown): Record<string, unknown> => {
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
    (own) => setTransactionMessageFeePayer(asAddress(from), own),
    (own) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: 0n }, own),
    (own) =>
      appendTransactionMessageInstruction(
        getTransferSolInstruction({ source, destination: asAddress(to), amount: 1_500_000_000 }),
        own,
      ),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}
const balanceOf = async (address: string): Promise<unknown> => {
  const answer = await nodeRequest(svm.url, 'getBalance', [address])
  return isRecord(answer) ? answer.value : null
}

describe('a page', () => {
  test('hears of it when it is announced, and whenever it says that it is ready; not after it was removed', () => {
    const { page, api, registered, control } = install('auto')
    const ready = () =>
      page.events.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
    ready()
    control.disappear()
    ready()
    expect([registered.length, registered[0] === registered[1]]).toEqual([2, true])
  })

  test('sees no account before a yes, and none silently', async () => {
    const { call, shared, heard, control } = install('auto')
    await expect(call('standard:connect', { silent: true })).resolves.toEqual({ accounts: [] })
    expect(shared()).toEqual([])
    await call('standard:connect')
    await call('standard:connect', { silent: true })
    expect([shared(), heard.length]).toEqual([control.addresses, 1])
  })

  test('is refused with a 4001', async () => {
    const { call, shared } = install('reject')
    await expect(call('standard:connect')).rejects.toMatchObject({ code: 4001 })
    expect(shared()).toEqual([])
  })

  test('hears of another account in front, of a lock and of a permission taken back', async () => {
    const { call, control, heard, shared } = install('auto')
    await call('standard:connect')
    const [one = '', two = ''] = control.addresses
    control.changeAccount(two)
    expect(shared()).toEqual([two, one])
    control.lock()
    expect(shared()).toEqual([])
    control.unlock()
    await call('standard:disconnect')
    expect([heard.length, heard.at(-1)]).toEqual([5, []])
  })

  test('may find its answers scripted', async () => {
    const { call, control } = install('auto')
    control.answerNext('standard:connect', { result: 7 })
    control.answerNext('solana:signMessage', { error: 'odd' })
    await expect(call('standard:connect')).resolves.toBe(7)
    await expect(call('solana:signMessage')).rejects.toBe('odd')
  })
})

test('what it shared is remembered by the next visit', async () => {
  const page = memoryPage()
  const before = install('auto', page)
  await before.call('standard:connect')
  before.stop()
  expect(install('auto', page).shared()).toEqual(before.control.addresses)
})

describe('it signs', () => {
  const connected = async (
    approve: ApprovalMode = 'auto',
  ): Promise<Installed & { address: string }> => {
    const installed = install(approve)
    await installed.call('standard:connect')
    return { ...installed, address: installed.control.addresses[0] ?? '' }
  }

  test('messages that anybody can verify', async () => {
    const { call, account, address } = await connected()
    const message = new TextEncoder().encode('Grüezi')
    const { signedMessage, signature } = first(
      await call('solana:signMessage', { account: account(), message }),
    )
    expect([signedMessage, isSigned(address, message, signature)]).toEqual([message, true])
  })

  test('a transaction, which is shown in words', async () => {
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
    const { signedTransaction } = first(await signing)
    assert(signedTransaction instanceof Uint8Array)
    const { messageBytes, signatures } = getTransactionDecoder().decode(signedTransaction)
    expect(isSigned(address, Uint8Array.from(messageBytes), signatures[asAddress(address)])).toBe(
      true,
    )
  })

  test('and sends: the money arrives', async () => {
    const { call, account, address, control } = await connected()
    const to = control.addresses[1] ?? ''
    const before = Number(await balanceOf(to))
    const transaction = await transferOf(address, to)
    const { signature } = first(
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

  test('a page in', async () => {
    const installed = install('auto')
    const [address = ''] = installed.control.addresses
    const input = {
      domain: 'page.example',
      statement: 'Hello.',
      nonce: 'abcdefgh',
      resources: ['https://a.example'],
    }
    const { account, signedMessage, signature } = first(
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
    ['a refusal', 4001, (it: Installed) => it.control.reject()],
    ['an account that is not shared any more', 4100, (it: Installed) => it.control.revoke()],
  ])('nothing after %s', async (_, code, act) => {
    const it = await connected()
    const account = it.account()
    act(it)
    await expect(
      it.call('solana:signMessage', { account, message: new Uint8Array(1) }),
    ).rejects.toMatchObject({ code })
  })

  test.each([
    ['no message', 'solana:signMessage', { message: 'text' }],
    ['no transaction', 'solana:signTransaction', { transaction: base64.encode(new Uint8Array(3)) }],
    ['bytes that are none', 'solana:signTransaction', { transaction: new Uint8Array(3) }],
    [
      'a network of nobody',
      'solana:signTransaction',
      { transaction: new Uint8Array(3), chain: 'solana:moon' },
    ],
    ['no texts', 'solana:signIn', { nonce: 7 }],
  ])('nothing for %s', async (_, feature, input) => {
    const { call, account } = await connected()
    await expect(call(feature, { account: account(), ...input })).rejects.toMatchObject({
      code: -32602,
    })
  })

  test('and sends nothing to a network that it has no node for', async () => {
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
