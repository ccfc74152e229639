import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base58, base64 } from '@scure/base'
import { describe, expect, test } from 'vitest'
import { addressOn, ada as polkadotKey } from '../../adapters/polkadot/keys.fixture.ts'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import { toCaipNetworkId } from '../../domain/caip/caip.ts'
import { allForms, type MessageForm } from '../../domain/sign-in/message-form.ts'
import type { SignInData, SignInSession } from '../../domain/sign-in/session.ts'
import { createVerifier } from '../verify-session.ts'
import { dataOf, type Signer, signers, signIn } from './signers.fixture.ts'
import { otherBytes, otherFields, verifyHost } from './tamper.fixture.ts'

const offChain = scriptedNodes({
  'eip155-1.example': { eth_chainId: () => '0x1', eth_getCode: () => '0x' },
  'eip155-10.example': { eth_chainId: () => '0xa', eth_getCode: () => '0x' },
})
const verify = createVerifier(verifyHost(offChain.fetch))
const forms: readonly [string, MessageForm][] = [
  ['standard', 'standard'],
  ['plain', { is: 'plain', networkName: 'Test Network', chainId: 'caip2' }],
  ['plain, with the reference', { is: 'plain', networkName: 'Test Network', chainId: 'reference' }],
]
const signerOf = (kind: string): Signer => {
  const signer = signers.find((each) => each.kind === kind)
  if (signer === undefined) throw new Error(`No signer ${kind}`)
  return signer
}
const withData = (session: SignInSession, change: Partial<SignInData>): SignInSession => ({
  ...session,
  data: { ...session.data, ...change },
})

/** Sessions with the data of `dataOf`, by their signer: signing takes as long as verifying. */
const sessions = new Map<Signer, Promise<SignInSession>>()
function sessionOf(signer: Signer): Promise<SignInSession> {
  const session = sessions.get(signer) ?? signIn(signer)
  sessions.set(signer, session)
  return session
}

describe.each(signers)('createVerifier, $kind', (signer) => {
  test.each(forms)(
    'accepts a signed message in the form %s if that is allowed',
    async (_, form) => {
      const session = await signIn(signer, dataOf(signer), form)
      await expect(verify(session, { forms: allForms })).resolves.toBe(true)
      await expect(verify(session)).resolves.toBe(form === 'standard')
    },
  )

  test('accepts a message that has the required fields only', async () => {
    const { domain, accountAddress, chainId, uri, version, nonce, issuedAt } = dataOf(signer)
    const data = { domain, accountAddress, chainId, uri, version, nonce, issuedAt }
    await expect(verify(await signIn(signer, data))).resolves.toBe(true)
  })

  test.each(otherFields(dataOf(signer)))(
    'rejects another $field in the data, in the text and in both [R17]',
    async ({ change }) => {
      const session = await sessionOf(signer)
      const other = await signIn(signer, { ...session.data, ...change })
      const tampered = [
        withData(session, change),
        { ...session, message: other.message },
        { ...other, signature: session.signature },
      ]
      await expect(Promise.all(tampered.map((each) => verify(each)))).resolves.toEqual([
        false,
        false,
        false,
      ])
      await expect(verify(other)).resolves.toBe(true)
    },
  )

  test('rejects the address of another account and another network', async () => {
    const session = await sessionOf(signer)
    const { namespace } = splitChain(signer)
    const others = signers.filter(
      ({ chainId, address }) => chainId.startsWith(`${namespace}:`) && address !== signer.address,
    )
    const changes = [
      ...others.map(({ address }) => ({ accountAddress: address })),
      ...others.map(({ address, chainId }) => ({ accountAddress: address, chainId })),
      { accountAddress: otherAddress[namespace] ?? '' },
      { accountAddress: '' },
      { chainId: toCaipNetworkId(`${namespace}:${otherChain[namespace]}`) },
    ]
    for (const change of changes) {
      const data = { ...session.data, ...change }
      await expect(verify({ ...session, data })).resolves.toBe(false)
      if (data.accountAddress === '') continue
      const { message } = await signIn(signer, data)
      await expect(verify({ ...session, message })).resolves.toBe(false)
      await expect(verify({ ...session, data, message })).resolves.toBe(false)
    }
  })

  test('rejects a signature with any other byte', async () => {
    const session = await sessionOf(signer)
    for (const signature of otherBytes(signer, session.signature, signers))
      await expect(verify({ ...session, signature }), signature).resolves.toBe(false)
  })
})

const splitChain = ({ chainId }: Signer) => {
  const [namespace = '', reference = ''] = chainId.split(':')
  return { namespace, reference }
}
const otherAddress: Readonly<Record<string, string>> = {
  eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  solana: '2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU',
  bip122: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  polkadot: '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
  cosmos: 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq',
}
const otherChain: Readonly<Record<string, string>> = {
  eip155: '10',
  solana: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  bip122: '0f9188f13cb7b2c71f2a335e3a4fc328',
  polkadot: 'b0a8d493285c2df73290dfb7e61f870f',
  cosmos: 'osmosis-1',
}

describe('addresses that are written in several ways', () => {
  test('createVerifier ignores the case of an EVM address, but not a wrong checksum', async () => {
    const session = await sessionOf(signerOf('eip155'))
    const { accountAddress } = session.data
    const digits = accountAddress.slice(2)
    const swapped = digits.replace(/[a-z]/, (letter) => letter.toUpperCase())
    const results = [`0x${digits.toLowerCase()}`, `0x${swapped}`].map((address) =>
      verify(withData(session, { accountAddress: address })),
    )
    await expect(Promise.all(results)).resolves.toEqual([true, false])
  })

  test('createVerifier accepts the addresses of an account under each SS58 prefix', async () => {
    const session = await sessionOf(signerOf('polkadot, sr25519'))
    for (const prefix of [0, 2, 42, 1284])
      await expect(
        verify(withData(session, { accountAddress: addressOn(polkadotKey, prefix) })),
      ).resolves.toBe(true)
  })

  test.each(['bip122, BIP-322 of p2wpkh', 'cosmos'])(
    'createVerifier ignores the case of a bech32 address: %s',
    async (kind) => {
      const session = await sessionOf(signerOf(kind))
      const accountAddress = session.data.accountAddress.toUpperCase()
      await expect(verify(withData(session, { accountAddress }))).resolves.toBe(true)
    },
  )
})

describe('signatures that are not unique', () => {
  test('createVerifier rejects keys of a low order on solana, which sign every text', async () => {
    const identity = ed25519.Point.ZERO.toBytes()
    const address = base58.encode(identity)
    const signature = base58.encode(new Uint8Array([...identity, ...new Uint8Array(32)]))
    const signer = { ...signerOf('solana'), address, sign: () => signature }
    const text = new TextEncoder().encode((await signIn(signer)).message)
    expect(ed25519.verify(base58.decode(signature), text, identity, { zip215: true })).toBe(true)
    await expect(verify(await signIn(signer))).resolves.toBe(false)
  })

  test.each(['cosmos', 'cosmos, Ethereum-style key'])(
    'createVerifier rejects a signature with a high S: %s',
    async (kind) => {
      const session = await sessionOf(signerOf(kind))
      const { r, s } = secp256k1.Signature.fromBytes(base64.decode(session.signature), 'compact')
      const high = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes('compact')
      await expect(verify({ ...session, signature: base64.encode(high) })).resolves.toBe(false)
    },
  )

  test('createVerifier rejects a witness with a further item', async () => {
    const session = await sessionOf(signerOf('bip122, BIP-322 of p2wpkh'))
    const [, ...items] = base64.decode(session.signature)
    const signature = base64.encode(Uint8Array.from([3, ...items, 0]))
    await expect(verify({ ...session, signature })).resolves.toBe(false)
  })
})

describe('texts that are not sign-in messages', () => {
  test.each([
    ['', ''],
    ['a text of the page', 'I agree to the terms.'],
    ['a line after the message', '\nResources:\n- https://evil.example'],
    ['a carriage return', '\r'],
    ['half of a character', '\ud800'],
  ])('createVerifier rejects %j although it is signed', async (_, text) => {
    const signer = signerOf('eip155')
    const session = await sessionOf(signer)
    for (const message of [text, `${session.message}${text}x`]) {
      const signature = await signer.sign(message)
      await expect(verify({ ...session, message, signature })).resolves.toBe(false)
    }
  })

  test('createVerifier throws for a namespace without verifier', async () => {
    const session = withData(await sessionOf(signerOf('eip155')), {
      chainId: toCaipNetworkId('ton:-239'),
    })
    await expect(verify(session)).rejects.toMatchObject({
      code: 'adapter/not-found',
      details: { namespace: 'ton' },
    })
    await expect(
      verify(withData(session, { chainId: toCaipNetworkId('constructor:1') })),
    ).rejects.toMatchObject({ code: 'adapter/not-found' })
  })
})
