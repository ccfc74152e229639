import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3'
import { base58, base64, bech32 } from '@scure/base'
import { NETWORK, p2ms, p2pkh, p2sh, p2tr, p2wpkh, p2wsh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA, pubSchnorr } from '@scure/btc-signer/utils.js'
import { privateKeyToAccount } from 'viem/accounts'
import { signBip322, signedMessage, testKey, witnessOf } from '../../adapters/bip122/key.fixture.ts'
import { keyOf } from '../../adapters/cosmos/scripted-keplr.fixture.ts'
import {
  ada,
  addressOn,
  ecdsaKey,
  ed25519Key,
  ethereumKey,
  signAsEthereum,
  type TestKey,
  wrapped,
} from '../../adapters/polkadot/keys.fixture.ts'
import { createKey } from '../../adapters/solana/keys.fixture.ts'
import { type CaipNetworkId, toCaipNetworkId } from '../../domain/caip/caip.ts'
import { formatMessage } from '../../domain/sign-in/format-message.ts'
import type { MessageForm } from '../../domain/sign-in/message-form.ts'
import type { SignInData, SignInSession } from '../../domain/sign-in/session.ts'

/** An account with a real key. `sign` returns a signature in the format of the namespace. */
export type Signer = {
  kind: string
  chainId: CaipNetworkId
  address: string
  sign(text: string): string | Promise<string>
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const evmKey = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const solanaKey = createKey(7)
const [mainnet, testnet] = ['000000000019d6689c085ae165831e93', '000000000933ea01ad0ee984209779ba']

const polkadot = (kind: string, key: TestKey, address = addressOn(key, 0)): Signer => ({
  kind: `polkadot, ${kind}`,
  chainId: toCaipNetworkId('polkadot:91b171bb158e2d3848fa23a9f1c25182'),
  address,
  sign: (text) => key.sign(wrapped(text)),
})

const secrets = [1, 2, 3].map((fill) => new Uint8Array(32).fill(fill))
const [secret = new Uint8Array()] = secrets
const keys = secrets.map((each) => pubECDSA(each))
type Payment = Parameters<typeof signBip322>[0] & { address?: string }
const bip322 = (kind: string, payment: Payment, by: readonly Uint8Array[]): Signer => ({
  kind: `bip122, BIP-322 of ${kind}`,
  chainId: toCaipNetworkId(`bip122:${mainnet}`),
  address: payment.address ?? '',
  sign: (text) => base64.encode(witnessOf(signBip322(payment, text, by))),
})
const segwit = p2wpkh(pubECDSA(secret), NETWORK)
const ecdsa = (kind: string, address: string, chain = mainnet): Signer => ({
  kind: `bip122, ECDSA of ${kind}`,
  chainId: toCaipNetworkId(`bip122:${chain}`),
  address,
  sign: (text) => signedMessage({ ...testKey(), secret }, text),
})

const cosmosKey = keyOf(1)
const cosmosAddress = cosmosKey.addressOn('cosmos')
const keccakAddress = bech32.encode(
  'evmos',
  bech32.toWords(keccak_256(secp256k1.getPublicKey(secret, false).subarray(1)).subarray(12)),
)
/** Signs as chains with Ethereum-style keys do. The document is a literal, as in `keyOf`. */
function signKeccak(text: string): string {
  const data = Buffer.from(text).toString('base64')
  const document = `{"account_number":"0","chain_id":"","fee":{"amount":[],"gas":"0"},"memo":"","msgs":[{"type":"sign/MsgSignData","value":{"data":"${data}","signer":"${keccakAddress}"}}],"sequence":"0"}`
  return base64.encode(secp256k1.sign(keccak_256(bytesOf(document)), secret, { prehash: false }))
}

/** The public key of both accounts on cosmos, in base64. */
export const cosmosPublicKey = base64.encode(secp256k1.getPublicKey(secret, true))

export const signers: readonly Signer[] = [
  {
    kind: 'eip155',
    chainId: toCaipNetworkId('eip155:1'),
    address: evmKey.address,
    sign: (text) => evmKey.signMessage({ message: text }),
  },
  {
    kind: 'solana',
    chainId: toCaipNetworkId('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
    address: solanaKey.address,
    sign: (text) => base58.encode(solanaKey.sign(bytesOf(text))),
  },
  ecdsa('p2pkh', p2pkh(pubECDSA(secret), NETWORK).address ?? ''),
  ecdsa('p2wpkh', p2wpkh(pubECDSA(secret), TEST_NETWORK).address ?? '', testnet),
  ecdsa('p2sh-p2wpkh', p2sh(segwit, NETWORK).address ?? ''),
  bip322('p2wpkh', segwit, [secret]),
  bip322('p2sh-p2wpkh', p2sh(segwit, NETWORK), [secret]),
  bip322('p2tr', p2tr(pubSchnorr(secret), undefined, NETWORK), [secret]),
  bip322('a 2-of-3 multisig', p2wsh(p2ms(2, keys), NETWORK), secrets.slice(1)),
  {
    ...bip322('p2wpkh in the full form', segwit, [secret]),
    sign: (text) => base64.encode(signBip322(segwit, text, [secret]).toBytes(true, true)),
  },
  polkadot('sr25519', ada),
  polkadot('ed25519', ed25519Key),
  polkadot('ECDSA', ecdsaKey),
  { ...polkadot('text without <Bytes>', ada), sign: (text) => ada.sign(bytesOf(text)) },
  polkadot('Ethereum-style account', ethereumKey, ethereumKey.address),
  {
    ...polkadot('Ethereum-style account, EIP-191', ethereumKey, ethereumKey.address),
    sign: (text) => signAsEthereum(bytesOf(text)),
  },
  {
    kind: 'cosmos',
    chainId: toCaipNetworkId('cosmos:cosmoshub-4'),
    address: cosmosAddress,
    sign: (text) => cosmosKey.sign(cosmosAddress, text).signature,
  },
  {
    kind: 'cosmos, Ethereum-style key',
    chainId: toCaipNetworkId('cosmos:evmos_9001-2'),
    address: keccakAddress,
    sign: signKeccak,
  },
]

/** Data with all twelve fields. */
export const dataOf = ({ chainId, address }: Pick<Signer, 'chainId' | 'address'>): SignInData => ({
  domain: 'app.example.com',
  accountAddress: address,
  chainId,
  statement: 'Sign in to the shop.',
  uri: 'https://app.example.com/login',
  version: '1',
  nonce: 'k3J9dLq2Zx81Vb7Mn',
  issuedAt: '2026-03-01T10:00:00.000Z',
  expirationTime: '2026-03-01T11:00:00.000Z',
  notBefore: '2026-03-01T09:59:00.000Z',
  requestId: 'request-1',
  resources: ['https://app.example.com/terms', 'ipfs://bafybeig/readme'],
})

/** A session with a real signature. */
export async function signIn(
  signer: Signer,
  data: SignInData = dataOf(signer),
  form: MessageForm = 'standard',
): Promise<SignInSession> {
  const message = formatMessage(data, form)
  return { data, message, signature: await signer.sign(message) }
}
