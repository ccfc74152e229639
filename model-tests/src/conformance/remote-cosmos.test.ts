import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Kit } from '@latchkit/core'
import { cosmos } from '@latchkit/core/adapters/cosmos'
import { cosmosHub, osmosis } from '@latchkit/core/networks'
import { startBalances } from '@latchkit/sandbox/balances'
import { base64, bech32 } from '@scure/base'
import { expect, onTestFinished, test } from 'vitest'
import type {
  CosmosProvider,
  CosmosSignature,
} from '../../../core/src/adapters/cosmos/cosmos.types.ts'
import {
  addressOn,
  allNamespacesFixture,
  chains,
  waitForProvider,
} from './remote-namespaces.fixture.ts'

const fixture = allNamespacesFixture()
const [hub, second] = chains.cosmos
const connected = async (...options: Parameters<typeof fixture.startAll>) => {
  const [kit, wallet] = [fixture.startAll(...options), await fixture.phone()]
  await fixture.pairAll(kit, wallet)
  return { kit, wallet, address: addressOn(wallet, hub) }
}
const provider = (kit: Kit) => waitForProvider<CosmosProvider>(kit, 'cosmos', 'signDirect')
/** Verifies with Node that the key belongs to the address and signed the bytes. */
function isSigned(
  bytes: Uint8Array,
  { pub_key, signature }: CosmosSignature,
  address: string,
): boolean {
  const key = base64.decode(pub_key.value)
  const hash = createHash('ripemd160').update(createHash('sha256').update(key).digest()).digest()
  const owner = bech32.fromWords(bech32.decodeUnsafe(address)?.words ?? [])
  // SubjectPublicKeyInfo of a compressed secp256k1 point.
  const spki = Buffer.concat([
    Buffer.from('3036301006072a8648ce3d020106052b8104000a032200', 'hex'),
    key,
  ])
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  return (
    hash.equals(Buffer.from(owner)) &&
    verify('sha256', bytes, { key: publicKey, dsaEncoding: 'ieee-p1363' }, base64.decode(signature))
  )
}
const text = (value: string) => new TextEncoder().encode(value)
const adr36Document = (signer: string, data: string) =>
  text(
    `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${signer}"}}],"sequence":"0"}`,
  )

/** Signs a message with the active account. Returns whether the signature is that of `address`. */
async function signsMessage(kit: Kit, message: string, address: string): Promise<boolean> {
  const { publicKey } = await (await provider(kit)).getKey()
  const signature = await kit.wallet.signMessage(message, 'cosmos')
  const pub_key = {
    type: 'tendermint/PubKeySecp256k1',
    value: base64.encode(Buffer.from(publicKey, 'hex')),
  }
  const document = adr36Document(address, base64.encode(text(message)))
  return isSigned(document, { pub_key, signature }, address)
}

test('signMessage signs an ADR-36 document with a remote Cosmos wallet and throws rpc/user-rejected after a rejection', async () => {
  const { kit, wallet, address } = await connected()
  expect(await signsMessage(kit, 'Grüße', address)).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello', 'cosmos')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('the remote Cosmos provider signs amino and direct documents', async () => {
  const { kit, address } = await connected()
  const amino = {
    account_number: '7',
    chain_id: 'cosmoshub-4',
    fee: { amount: [], gas: '23' },
    memo: '',
    msgs: [],
    sequence: '1',
  }
  const { signature, signed } = await (await provider(kit)).signAmino(amino)
  expect(signed).toEqual(amino)
  expect(isSigned(text(JSON.stringify(amino)), signature, address)).toBe(true)
  const direct = {
    chainId: 'cosmoshub-4',
    accountNumber: '7',
    bodyBytes: base64.encode(text('body')),
    authInfoBytes: base64.encode(text('auth')),
  }
  const directResult = await (await provider(kit)).signDirect(direct)
  const bytes = Buffer.concat([
    text('\x0a\x04body\x12\x04auth\x1a\x0bcosmoshub-4'),
    Uint8Array.of(0x20, 7),
  ])
  expect(isSigned(bytes, directResult.signature, address)).toBe(true)
})

test('after a switch to Osmosis the Cosmos account has its osmo1 address, and balances are requested per network for its own address', async () => {
  const balances = await startBalances()
  onTestFinished(() => balances.stop())
  const rest = (reference: string) => ({
    default: { http: [`${balances.url}/cosmos/${reference}`] },
  })
  const networks = [
    { ...cosmosHub, rpcUrls: rest('cosmoshub-4') },
    { ...osmosis, rpcUrls: rest('osmosis-1') },
  ] as const
  const kit = fixture.startAll(
    { adapters: [cosmos()], networks: [...networks] },
    { ...fixture.browser.tab(), fetch: globalThis.fetch },
  )
  const wallet = await fixture.phone()
  await fixture.pairOn(kit, wallet, 'cosmos')
  await kit.network.switch(osmosis)
  await expect
    .poll(() => kit.account.get('cosmos').caipAddress)
    .toBe(`${second}:${addressOn(wallet, second)}`)
  expect((await kit.account.refreshBalance('cosmos')).data).toMatchObject({ value: '250000000' })
  const balanceRequests = balances.requests().filter(({ path }) => path.includes('/balances/'))
  expect(balanceRequests.length).toBeGreaterThan(0)
  for (const { path } of balanceRequests)
    expect(path).toMatch(/cosmoshub-4\/.*\/cosmos1|osmosis-1\/.*\/osmo1/)
})

test.each([
  ['null', null],
  ['text', 'signed'],
  [
    'a signature with an invalid key',
    {
      signature: {
        pub_key: { type: 'tendermint/PubKeySecp256k1', value: 'Aw==' },
        signature: 'AA==',
      },
    },
  ],
])(
  'signMessage throws a KitError when the remote Cosmos wallet responds with %s',
  async (_, result) => {
    const { kit, wallet } = await connected()
    wallet.answerNext('cosmos_signAmino', { result })
    await expect(kit.wallet.signMessage('hello', 'cosmos')).rejects.toMatchObject({
      name: 'KitError',
    })
  },
)

test('signMessage requests a signature of the Cosmos account that is selected in the kit', async () => {
  const { kit, wallet, address } = await connected()
  const other = addressOn(wallet, hub, 1)
  kit.account.select('cosmos', other)
  await expect.poll(() => kit.account.get('cosmos').address).toBe(other)
  const otherSignature = await kit.wallet.signMessage('hello', 'cosmos')
  kit.account.select('cosmos', address)
  await expect.poll(() => kit.account.get('cosmos').address).toBe(address)
  expect(await signsMessage(kit, 'hello', address)).toBe(true)
  expect(await kit.wallet.signMessage('hello', 'cosmos')).not.toBe(otherSignature)
})
