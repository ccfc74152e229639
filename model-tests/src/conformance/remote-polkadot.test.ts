import type { Kit } from '@latchkit/core'
import { kusama as kusamaNetwork } from '@latchkit/core/networks'
import type { Signer } from '@polkadot/types/types'
import { signatureVerify } from '@polkadot/util-crypto'
import { expect, test } from 'vitest'
import type { PolkadotProvider } from '../../../core/src/adapters/polkadot/polkadot.types.ts'
import {
  addressOn,
  allNamespacesFixture,
  chains,
  waitForProvider,
} from './remote-namespaces.fixture.ts'

/** The signer as `@polkadot/api` declares it. */
type PolkadotSigner = Required<Pick<Signer, 'signRaw' | 'signPayload'>>

const fixture = allNamespacesFixture()
const [relay, kusama] = chains.polkadot
const connected = async () => {
  const [kit, wallet] = [fixture.startAll(), await fixture.phone()]
  await fixture.pairAll(kit, wallet)
  return { kit, wallet, address: addressOn(wallet, relay) }
}
const provider = (kit: Kit) => waitForProvider<PolkadotProvider>(kit, 'polkadot', 'signer')

test('signMessage wraps the message in <Bytes> for a remote Polkadot wallet and throws rpc/user-rejected after a rejection', async () => {
  const { kit, wallet, address } = await connected()
  const signature = await kit.wallet.signMessage('Grüße', 'polkadot')
  expect(signatureVerify('<Bytes>Grüße</Bytes>', signature, address).isValid).toBe(true)
  wallet.setMode('reject')
  await expect(kit.wallet.signMessage('hello', 'polkadot')).rejects.toMatchObject({
    code: 'rpc/user-rejected',
  })
})

test('the remote Polkadot provider signs bytes and transactions', async () => {
  const { kit, address } = await connected()
  const signer: PolkadotSigner = (await provider(kit)).signer
  const raw = await signer.signRaw({ address, data: '0x68656c6c6f', type: 'bytes' })
  expect(signatureVerify('<Bytes>hello</Bytes>', raw.signature, address).isValid).toBe(true)
  const genesisHash: `0x${string}` = `0x${relay.slice('polkadot:'.length)}${'00'.repeat(16)}`
  const payload: Parameters<PolkadotSigner['signPayload']>[0] = {
    address,
    method: '0x0503aabb',
    era: '0x00',
    nonce: '0x00000007',
    tip: '0x00',
    specVersion: '0x000f4e4b',
    transactionVersion: '0x0000001a',
    genesisHash,
    blockHash: genesisHash,
    blockNumber: '0x00000001',
    signedExtensions: [
      'CheckSpecVersion',
      'CheckGenesis',
      'CheckMortality',
      'CheckNonce',
      'ChargeTransactionPayment',
    ],
    version: 4,
  }
  const { signature } = await signer.signPayload(payload)
  const bytes = `0x${'0503aabb'}${'00'}${'1c'}${'00'}${'4b4e0f00'}${genesisHash.slice(2).repeat(2)}`
  expect(signatureVerify(bytes, `0x${signature.slice(-128)}`, address).isValid).toBe(true)
})

test('after a switch to Kusama the Polkadot account has its Kusama address and signs', async () => {
  const { kit, wallet } = await connected()
  const seenAddresses: unknown[] = []
  kit.watch(
    () => kit.account.get('polkadot'),
    ({ address, caipAddress }) => seenAddresses.push([address, caipAddress]),
  )
  await kit.network.switch(kusamaNetwork)
  const kusamaAddress = addressOn(wallet, kusama)
  await expect
    .poll(() => kit.account.get('polkadot').caipAddress)
    .toBe(`${kusama}:${kusamaAddress}`)
  // an address of one network is never used on the other
  const allowed = [`${relay}:${addressOn(wallet, relay)}`, `${kusama}:${kusamaAddress}`]
  for (const entry of seenAddresses)
    expect(allowed).toContain(Array.isArray(entry) ? entry[1] : null)
  const signature = await kit.wallet.signMessage('hello', 'polkadot')
  expect(signatureVerify('<Bytes>hello</Bytes>', signature, kusamaAddress).isValid).toBe(true)
})

test('a network change of the remote wallet on Polkadot does not change the networks of other namespaces', async () => {
  const { kit, wallet } = await connected()
  const otherNetworks = () =>
    (['eip155', 'solana', 'bip122', 'cosmos'] as const).map(
      (namespace) => kit.network.get(namespace).active?.caipNetworkId,
    )
  const before = otherNetworks()
  await wallet.changeChain(kusama)
  await expect
    .poll(() => kit.account.get('polkadot').caipAddress)
    .toBe(`${kusama}:${addressOn(wallet, kusama)}`)
  await wallet.changeAccount(1)
  await expect.poll(() => kit.account.get('polkadot').address).toBe(addressOn(wallet, kusama, 1))
  expect(otherNetworks()).toEqual(before)
})

test.each([
  ['null', null],
  ['text', 'signed'],
  ['a signature of another key', { signature: `0x${'11'.repeat(64)}` }],
])(
  'signMessage throws a KitError when the remote Polkadot wallet responds with %s',
  async (_, result) => {
    const { kit, wallet } = await connected()
    wallet.answerNext('polkadot_signMessage', { result })
    await expect(kit.wallet.signMessage('hello', 'polkadot')).rejects.toMatchObject({
      name: 'KitError',
    })
  },
)
