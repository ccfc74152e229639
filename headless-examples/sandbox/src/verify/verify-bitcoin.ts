import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64 } from '@scure/base'
import {
  Address,
  NETWORK,
  OutScript,
  p2wpkh,
  RawWitness,
  Script,
  TEST_NETWORK,
  Transaction,
} from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { bitcoinMessageHash } from '../keys/bip122.ts'
import { bip322Hash } from '../keys/bip122-psbt.ts'
import { verifyInput } from '../keys/bip122-verify-input.ts'
import type { SignedMessage } from './signed-message.ts'

const networks = [NETWORK, TEST_NETWORK, { ...TEST_NETWORK, bech32: 'bcrt' }]

/** Verifies BIP-137 for signatures of 65 bytes, otherwise the simple form of BIP-322. */
export function verifyBitcoin({ address, message, signature }: SignedMessage): boolean {
  const bytes = base64.decode(signature)
  const network = networks.find(({ bech32 }) => address.toLowerCase().startsWith(`${bech32}1`))
  if (!network) return false
  return bytes.length === 65
    ? verifyBip137(bytes, message, address, network)
    : verifyBip322(bytes, message, Address(network).decode(address))
}

/** Recovers the key from the signature and compares its address. */
function verifyBip137(
  bytes: Uint8Array,
  message: string,
  address: string,
  network: typeof NETWORK,
): boolean {
  const [head = 0] = bytes
  const signature = secp256k1.Signature.fromBytes(bytes.slice(1), 'compact').addRecoveryBit(
    (head - 27) & 3,
  )
  const key = signature.recoverPublicKey(bitcoinMessageHash(message)).toBytes(true)
  return p2wpkh(key, network).address === address
}

/** Rebuilds the virtual transaction and verifies its witness. */
function verifyBip322(
  bytes: Uint8Array,
  message: string,
  address: Parameters<typeof OutScript.encode>[0],
): boolean {
  const script = OutScript.encode(address)
  const finalScriptSig = Script.encode(['OP_0', bip322Hash(message)])
  const input = { txid: new Uint8Array(32), index: 0xffffffff, finalScriptSig, sequence: 0 }
  const toSpend = RawOldTx.encode({
    version: 0,
    inputs: [input],
    outputs: [{ amount: 0n, script }],
    lockTime: 0,
  })
  const txid = sha256(sha256(toSpend)).reverse()
  const toSign = new Transaction({ version: 0, allowUnknownOutputs: true })
  toSign.addOutput({ script: Script.encode(['RETURN']), amount: 0n })
  toSign.addInput({
    txid,
    index: 0,
    sequence: 0,
    finalScriptWitness: RawWitness.decode(bytes),
  })
  return verifyInput(toSign, 0, [{ value: 0n, script }])
}
