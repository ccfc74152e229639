import { createPolkadotWallet, memoryPage, type PolkadotKeyType } from '@latchkit/sandbox/wallets'
import { hexToU8a, stringToHex, stringToU8a, u8aWrapBytes } from '@polkadot/util'
import {
  cryptoWaitReady,
  decodeAddress,
  encodeAddress,
  signatureVerify,
} from '@polkadot/util-crypto'
import fc from 'fast-check'
import { assert, beforeAll, expect, test } from 'vitest'
import {
  formatAddress,
  isSameAccount,
  parseAddress,
} from '../../../core/src/adapters/polkadot/account-id.ts'

beforeAll(() => cryptoWaitReady())

test('parseAddress and formatAddress agree with the Polkadot libraries for any SS58 prefix', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 0, max: 16383 }),
      (bytes, prefix) => {
        fc.pre(prefix !== 46 && prefix !== 47) // reserved prefixes
        const address = encodeAddress(bytes, prefix)
        const [id, generic] = [address, encodeAddress(bytes, 42)].map(parseAddress)
        assert(id && generic)
        expect(id.bytes).toEqual(decodeAddress(address))
        expect([formatAddress(address, generic, prefix), isSameAccount(id, generic)]).toEqual([
          address,
          true,
        ])
      },
    ),
    { numRuns: 200 },
  )
})

type Extension = {
  accounts: { get(): Promise<{ address: string }[]> }
  signer: Record<'signRaw' | 'signPayload', (payload: object) => Promise<{ signature: string }>>
}
const keyTypes: readonly PolkadotKeyType[] = ['sr25519', 'ed25519', 'ecdsa', 'ethereum']

/** Enables the extension of a wallet with one account of this key type. */
async function enableExtension(keyType: PolkadotKeyType): Promise<Extension & { address: string }> {
  const page = memoryPage()
  const { control } = createPolkadotWallet({
    branding: { name: 'Thistle', icon: 'data:image/svg+xml,', accent: 'violet' },
    secrets: [new Uint8Array(32).fill(7)],
    network: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    rpc: null,
    approve: 'auto',
    page,
    types: [keyType],
  })
  control.announce()
  const { Thistle } = (
    page.globals as { injectedWeb3: Record<string, { enable(origin: string): Promise<Extension> }> }
  ).injectedWeb3
  const injected = await Thistle?.enable('Conformance')
  const [account] = (await injected?.accounts.get()) ?? []
  assert(injected && account)
  return { ...injected, address: account.address }
}

test.each(keyTypes)(
  "the sandbox's Polkadot wallet signs messages that verify with the Polkadot libraries: %s",
  async (keyType) => {
    const { signer, address } = await enableExtension(keyType)
    const message = 'Grüezi <b>&amp;</b>'
    const { signature } = await signer.signRaw({
      address,
      data: stringToHex(message),
      type: 'bytes',
    })
    const isSigned = (text: string) =>
      signatureVerify(u8aWrapBytes(stringToU8a(text)), signature, address).isValid
    expect([isSigned(message), isSigned(`${message}!`)]).toEqual([true, false])
  },
)

test.each(keyTypes)(
  "the sandbox's Polkadot wallet signs transactions that verify with the Polkadot libraries: %s",
  async (keyType) => {
    const { signer, address } = await enableExtension(keyType)
    const { signature } = await signer.signPayload({
      ...{
        address,
        method: '0x0503aabb',
        era: '0xf502',
        nonce: '0x07',
        tip: '0x00',
        specVersion: '0x0f',
        transactionVersion: '0x1a',
      },
      ...{
        genesisHash: `0x${'91'.repeat(32)}`,
        blockHash: `0x${'b1'.repeat(32)}`,
        signedExtensions: ['CheckGenesis', 'CheckNonce'],
      },
    })
    // the signed bytes: call, nonce and genesis hash
    const signed = hexToU8a(`0x0503aabb${'1c'}${'91'.repeat(32)}`)
    expect(signatureVerify(signed, signature, address).isValid).toBe(true)
  },
)
