import { utf8ToBytes } from '@noble/hashes/utils.js'
import { sr25519CreateDerive } from '@polkadot-labs/hdkd'
import { ss58Address } from '@polkadot-labs/hdkd-helpers'
import { base58, base64, hex } from '@scure/base'
import { hexToBytes } from 'viem'
import { assert, test } from 'vitest'
import { sandboxAccount, sandboxKey } from '../base/accounts.ts'
import { bitcoinKey, signBitcoinEcdsa } from '../keys/bip122.ts'
import { signBip322 } from '../keys/bip122-psbt.ts'
import { adr36Doc, cosmosAddress, cosmosPublicKey, signAmino } from '../keys/cosmos.ts'
import { polkadotAddress, signPolkadotMessage, wrapBytes } from '../keys/polkadot.ts'
import { polkadotKey } from '../keys/polkadot-key.ts'
import { signSolanaBytes, solanaAddress } from '../keys/solana.ts'
import { verifyMessage } from './verify-message.ts'

const secret = hexToBytes(sandboxKey(0))
const testnet = '000000000933ea01ad0ee984209779ba'
const message = 'Hello <from> Latchkit & friends'
const sr25519 = sr25519CreateDerive(secret)('')
const payment = bitcoinKey(secret, 'payment', testnet)
const ordinals = bitcoinKey(secret, 'ordinals', testnet)
const cosmos = cosmosAddress(secret, 'cosmos')
const doc = (text: string) => adr36Doc(cosmos, utf8ToBytes(text))

type Signer = {
  kind: string
  namespace: string
  address: string
  publicKey: string | null
  sign(text: string): string | Promise<string>
}
const signers: readonly Signer[] = [
  {
    kind: 'Ethereum',
    namespace: 'eip155',
    address: sandboxAccount(0).address,
    publicKey: null,
    sign: (text) => sandboxAccount(0).signMessage({ message: text }),
  },
  {
    kind: 'Solana',
    namespace: 'solana',
    address: solanaAddress(secret),
    publicKey: null,
    sign: (text) => base58.encode(signSolanaBytes(secret, utf8ToBytes(text))),
  },
  {
    kind: 'Polkadot, Ed25519',
    namespace: 'polkadot',
    address: polkadotAddress(secret, 0),
    publicKey: null,
    sign: (text) => signPolkadotMessage(secret, utf8ToBytes(text)),
  },
  {
    kind: 'Polkadot, sr25519',
    namespace: 'polkadot',
    address: ss58Address(sr25519.publicKey, 2),
    publicKey: null,
    sign: (text) => `0x${hex.encode(sr25519.sign(wrapBytes(utf8ToBytes(text))))}`,
  },
  {
    kind: 'Polkadot, Ethereum-style account, EIP-191',
    namespace: 'polkadot',
    address: sandboxAccount(0).address,
    publicKey: null,
    sign: (text) => sandboxAccount(0).signMessage({ message: text }),
  },
  {
    kind: 'Polkadot, ECDSA',
    namespace: 'polkadot',
    address: polkadotKey(secret, 'ecdsa').address(0),
    publicKey: null,
    sign: (text) =>
      `0x${hex.encode(polkadotKey(secret, 'ecdsa').sign(wrapBytes(utf8ToBytes(text))))}`,
  },
  {
    kind: 'Polkadot, Ethereum-style account, wrapped bytes',
    namespace: 'polkadot',
    address: polkadotKey(secret, 'ethereum').address(0),
    publicKey: null,
    sign: (text) =>
      `0x${hex.encode(polkadotKey(secret, 'ethereum').sign(wrapBytes(utf8ToBytes(text))))}`,
  },
  {
    kind: 'Bitcoin, ECDSA',
    namespace: 'bip122',
    address: payment.address,
    publicKey: null,
    sign: (text) => base64.encode(signBitcoinEcdsa(payment, text)),
  },
  {
    kind: 'Bitcoin, BIP-322',
    namespace: 'bip122',
    address: payment.address,
    publicKey: null,
    sign: (text) => base64.encode(signBip322(payment, text)),
  },
  {
    kind: 'Bitcoin, BIP-322 with taproot',
    namespace: 'bip122',
    address: ordinals.address,
    publicKey: null,
    sign: (text) => base64.encode(signBip322(ordinals, text)),
  },
  {
    kind: 'Cosmos',
    namespace: 'cosmos',
    address: cosmos,
    publicKey: hex.encode(cosmosPublicKey(secret)),
    sign: (text) => signAmino(secret, doc(text)).signature,
  },
]

test.each(signers)(
  'verifyMessage accepts a signature ($kind) for its message only',
  async ({ sign, kind: _, ...signer }) => {
    const signature = await sign(message)
    assert.isTrue(await verifyMessage({ ...signer, message, signature }))
    assert.isFalse(await verifyMessage({ ...signer, message: `${message}!`, signature }))
    assert.isFalse(await verifyMessage({ ...signer, message, signature: 'invalid' }))
  },
)

test('verifyMessage rejects a signature of another key', async () => {
  const other = hexToBytes(sandboxKey(1))
  const signature = base64.encode(signBitcoinEcdsa(bitcoinKey(other, 'payment', testnet), message))
  assert.isFalse(
    await verifyMessage({
      namespace: 'bip122',
      address: payment.address,
      publicKey: null,
      message,
      signature,
    }),
  )
  const otherSignature = signAmino(other, doc(message)).signature
  const publicKey = hex.encode(cosmosPublicKey(other))
  assert.isFalse(
    await verifyMessage({
      namespace: 'cosmos',
      address: cosmos,
      publicKey,
      message,
      signature: otherSignature,
    }),
  )
})
