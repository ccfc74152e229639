import { sandboxAccount } from '@latchkit/sandbox'
import { type Chain, createContractAccount, startChain } from '@latchkit/sandbox/chain'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { base58, base64, hex } from '@scure/base'
import { createPublicClient, http, isHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namespaceOf, toCaipNetworkId } from '../../../core/src/domain/caip/caip.ts'
import {
  allForms,
  type FormName,
  standardOnly,
} from '../../../core/src/domain/sign-in/message-form.ts'
import type { SignInData, SignInSession } from '../../../core/src/domain/sign-in/session.ts'
import { verifySignIn } from '../../../core/src/server/index.ts'
import { adapters } from '../../../core/src/siwx/testing/adapters.fixture.ts'
import { dataOf, type Signer, signIn } from '../../../core/src/siwx/testing/signers.fixture.ts'
import { otherFields } from '../../../core/src/siwx/testing/tamper.fixture.ts'
import { createVerifier, type VerifySession } from '../../../core/src/siwx/verify-session.ts'
import { realClock } from './page.fixture.ts'
import { isSignedIndependently } from './verify-independently.fixture.ts'
import { closeSigners, openSigners, type WalletSigner } from './wallet-signers.fixture.ts'

let chain: Chain
let signers: readonly WalletSigner[]
let verify: VerifySession
beforeAll(async () => {
  await cryptoWaitReady()
  chain = await startChain({ chainId: 31337 })
  signers = await openSigners(chain)
  verify = createVerifier({
    adapters,
    clock: realClock,
    fetch: globalThis.fetch,
    rpcUrls: (network) => (network === 'eip155:31337' ? [chain.url] : []),
    projectId: null,
    customRpcUrls: {},
  })
})
afterAll(async () => {
  closeSigners()
  await chain.stop()
})

const signerOf = (kind: string): WalletSigner => {
  const signer = signers.find((each) => each.kind === kind)
  if (signer === undefined) throw new Error(`No wallet signs as ${kind}`)
  return signer
}
/** Both verdicts: that of Latchkit, and that of a library which it does not use. */
const verdicts = (
  { publicKey }: WalletSigner,
  session: SignInSession,
  forms: readonly FormName[] = standardOnly,
) => {
  const { data, message, signature } = session
  const { accountAddress: address, chainId } = data
  return Promise.all([
    verify(session, { forms }),
    isSignedIndependently(namespaceOf(chainId), { address, publicKey, message, signature }),
  ])
}

const codecOf = ({ chainId }: Signer) => {
  const namespace = namespaceOf(chainId)
  if (namespace === 'solana') return base58
  if (namespace === 'bip122' || namespace === 'cosmos') return base64
  const encode = (bytes: Uint8Array) => `0x${hex.encode(bytes)}`
  return { encode, decode: (text: string) => hex.decode(text.slice(2)) }
}
/** Positions of a byte of each class; negative from the end. */
const rAndS = {
  'first byte of r': 0,
  'last byte of r': 31,
  'first byte of s': 32,
  'last byte of s': 63,
}
const recoverable = { ...rAndS, 'recovery id': 64 }
const byteClasses: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  eip155: recoverable,
  solana: rAndS,
  'bip122, ECDSA': {
    header: 0,
    'first byte of r': 1,
    'last byte of r': 32,
    s: 40,
    'last byte of s': 64,
  },
  'bip122, BIP-322': {
    'count of items': 0,
    'DER header': 2,
    r: 10,
    s: 50,
    'sighash type': -35,
    'public key': -1,
  },
  'bip122, BIP-322 with taproot': { 'count of items': 0, r: 10, s: 50, 'sighash type': -1 },
  'polkadot, sr25519': rAndS,
  'polkadot, ed25519': rAndS,
  'polkadot, ecdsa': recoverable,
  cosmos: rAndS,
}
const kinds = Object.keys(byteClasses)
const others: Readonly<Record<string, { address: string; chain: string }>> = {
  eip155: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chain: 'eip155:1' },
  solana: {
    address: '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
    chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  },
  bip122: {
    address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    chain: 'bip122:000000000019d6689c085ae165831e93',
  },
  polkadot: {
    address: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    chain: 'polkadot:b0a8d493285c2df73290dfb7e61f870f',
  },
  cosmos: { address: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq', chain: 'cosmos:osmosis-1' },
}

/**
 * Texts that are no sign-in messages. `change`: of a standard text; `data`: the fields that the
 * session then claims, if they differ from those of the text.
 */
const noMessages: Readonly<
  Record<string, { change: (text: string, chainId: string) => string; data?: Partial<SignInData> }>
> = {
  'another text in the place of the network name': {
    change: (text, chainId) =>
      text
        .replace(/with your \w+ account:/, 'with your Evil free mint. No login. Your account:')
        .replace(/Chain ID: .+/, `Chain ID: ${chainId}`),
  },
  'a statement outside ASCII': {
    change: (text) => text.replace('Sign in to the shop.', 'Für alle: 🦊 "100%"'),
    data: { statement: 'Für alle: 🦊 "100%"' },
  },
  'a resource that is no URI': {
    change: (text) => text.replace('- https://app.example.com/terms', '- the terms'),
    data: { resources: ['the terms', 'ipfs://bafybeig/readme'] },
  },
  'a request id with a space': {
    change: (text) => text.replace('Request ID: request-1', 'Request ID: request 1'),
    data: { requestId: 'request 1' },
  },
  'no time of issue': {
    change: (text) => text.replace(/\nIssued At: .+/, ''),
    data: { issuedAt: undefined },
  },
}

describe.each(kinds)("a sign-in with the sandbox's wallet: %s", (kind) => {
  test('Latchkit and an independent library accept it, in both forms', async () => {
    const signer = signerOf(kind)
    const plain = { is: 'plain', networkName: 'Test Network', chainId: 'caip2' } as const
    for (const form of ['standard', plain] as const)
      await expect(
        verdicts(signer, await signIn(signer, dataOf(signer), form), allForms),
      ).resolves.toEqual([true, true])
  })

  test.each(Object.entries(noMessages))(
    'the page and a server refuse a signed text with %s [SG3]',
    async (_, { change, data: changed = {} }) => {
      const signer = signerOf(kind)
      const { data, message: text } = await signIn(signer)
      const message = change(text, signer.chainId)
      expect(message).not.toBe(text)
      const signature = await signer.sign(message)
      const session = { data: { ...data, ...changed }, message, signature }
      const { nonce, domain, issuedAt = '' } = data
      const now = Date.parse(issuedAt)
      const rpcUrls = { 'eip155:31337': [chain.url] }
      const proof = { adapters, message, signature, nonce, domain, now, rpcUrls }
      await expect(verify(session)).resolves.toBe(false)
      await expect(verifySignIn(proof)).rejects.toMatchObject({ code: 'siwx/message-invalid' })
    },
  )

  test('a server that asks for plain texts accepts them, with a time of issue only [SG3]', async () => {
    const signer = signerOf(kind)
    const plain = { is: 'plain', networkName: 'Test Network', chainId: 'caip2' } as const
    const { data, message, signature } = await signIn(signer, dataOf(signer), plain)
    const { nonce, domain, issuedAt = '' } = data
    const now = Date.parse(issuedAt)
    const proof = { adapters, message, signature, nonce, domain, now }
    await expect(verifySignIn({ ...proof, forms: allForms })).resolves.toMatchObject({
      data: { accountAddress: signer.address },
    })
    await expect(verifySignIn(proof)).rejects.toThrow("forms: ['standard', 'plain']")
    const undated = message.replace(/\nIssued At: .+/, '')
    const signed = { ...proof, message: undated, signature: await signer.sign(undated) }
    await expect(verifySignIn({ ...signed, forms: allForms })).rejects.toThrow(
      'the time of issue is missing',
    )
  })

  /** The data, the text, or both say something else than what was signed. */
  async function expectRefused(signer: WalletSigner, change: Partial<SignInData>) {
    const session = await signIn(signer)
    const data = { ...session.data, ...change }
    await expect(verify({ ...session, data })).resolves.toBe(false)
    const { message } = await signIn({ ...signer, sign: () => '' }, data)
    await expect(verify({ ...session, message })).resolves.toBe(false)
    await expect(verdicts(signer, { ...session, data, message })).resolves.toEqual([false, false])
  }

  test.each(otherFields(dataOf({ chainId: toCaipNetworkId('eip155:1'), address: '' })))(
    'both refuse another $field [R17]',
    ({ change }) => expectRefused(signerOf(kind), change),
  )

  test('both refuse another address and another network [R18]', async () => {
    const { address = '', chain: chainId = '' } = others[kind.split(',')[0] ?? ''] ?? {}
    await expectRefused(signerOf(kind), { accountAddress: address })
    const signer = signerOf(kind)
    const session = await signIn(signer)
    const { message } = await signIn(signer, { ...session.data, chainId: toCaipNetworkId(chainId) })
    const data = { ...session.data, chainId: toCaipNetworkId(chainId) }
    await expect(verify({ ...session, data })).resolves.toBe(false)
    await expect(verdicts(signer, { ...session, message })).resolves.toEqual([false, false])
  })

  test('both refuse another version and another text', async () => {
    const signer = signerOf(kind)
    const session = await signIn(signer)
    const { data, message } = session
    await expect(verify({ ...session, data: { ...data, version: '2' } })).resolves.toBe(false)
    for (const text of [message.replace('Version: 1', 'Version: 2'), `${message}\n`, ''])
      await expect(verdicts(signer, { ...session, message: text })).resolves.toEqual([false, false])
  })

  test.each(Object.entries(byteClasses[kind] ?? {}))(
    'both refuse another %s of the signature',
    async (_, position) => {
      const signer = signerOf(kind)
      const session = await signIn(signer)
      const { encode, decode } = codecOf(signer)
      const bytes = decode(session.signature)
      const index = position < 0 ? bytes.length + position : position
      const changed = bytes.map((byte, each) => (each === index ? byte ^ 1 : byte))
      await expect(verdicts(signer, { ...session, signature: encode(changed) })).resolves.toEqual([
        false,
        false,
      ])
    },
  )

  test('both refuse a signature that is empty or cut, and one of another message', async () => {
    const signer = signerOf(kind)
    const session = await signIn(signer)
    const { encode, decode } = codecOf(signer)
    const bytes = decode(session.signature)
    const signatures = [
      '',
      encode(bytes.slice(0, -2)), // Without one byte, that of eip155 may be its compact form.
      (await signIn(signer, { ...session.data, nonce: 'anotherNonce12345678' })).signature,
    ]
    for (const signature of signatures)
      await expect(verdicts(signer, { ...session, signature })).resolves.toEqual([false, false])
    // bip322-js ignores what follows the witness.
    const longer = encode(new Uint8Array([...bytes, 1]))
    await expect(verify({ ...session, signature: longer })).resolves.toBe(false)
  })
})

describe('contract accounts on a real node', () => {
  const chainId = toCaipNetworkId('eip155:31337')
  const open = async (salt: number) => {
    const account = await createContractAccount(chain, { owner: sandboxAccount(0), salt })
    const signer: Signer = {
      kind: '',
      chainId,
      address: account.address,
      sign: account.signMessage,
    }
    return { account, signer }
  }
  const isSignedOnChain = ({ data, message, signature }: SignInSession) => {
    const { accountAddress: address } = data
    if (!isHex(address) || !isHex(signature)) throw new Error('This is not a session of eip155')
    return createPublicClient({ transport: http(chain.url) }).verifyMessage({
      address,
      message,
      signature,
    })
  }

  test.each([
    ['a deployed contract (ERC-1271)', 'deployed'],
    ['a contract that only its factory knows (ERC-6492)', 'missing'],
  ])('createVerifier asks %s [W5]', async (_, state) => {
    const { account, signer } = await open(1)
    if (state === 'deployed') await account.deploy()
    const session = await signIn(signer)
    expect([await verify(session), await isSignedOnChain(session)]).toEqual([true, true])
    for (const { change } of otherFields(session.data)) {
      const other = await signIn(signer, { ...session.data, ...change })
      const tampered = { ...other, signature: session.signature }
      expect([await verify(tampered), await isSignedOnChain(tampered)]).toEqual([false, false])
    }
    const foreign = { ...session, signature: (await signIn((await open(2)).signer)).signature }
    await expect(verify(foreign)).resolves.toBe(false)
  })

  test('createVerifier refuses the signature of an owner for an account without contract', async () => {
    const { signer } = await open(3)
    const sign = (message: string) => sandboxAccount(0).signMessage({ message })
    const session = await signIn({ ...signer, sign })
    await expect(verify(session)).resolves.toBe(false)
  })

  test('createVerifier throws for a contract account on a network without RPC URL', async () => {
    const { signer } = await open(4)
    const session = await signIn({ ...signer, chainId: toCaipNetworkId('eip155:5') })
    await expect(verify(session)).rejects.toMatchObject({ code: 'siwx/network-not-found' })
  })
})
