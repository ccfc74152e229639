import { publicKeyOf } from '../codecs.ts'
import { programs } from './programs.ts'

/** The values of a transfer transaction. */
export type Wire = {
  from: string
  /** The receiver; for a token, the owner of the destination account. */
  to: string
  /** In lamports or the token's base units. */
  amount: bigint
  /** Null for the native token. */
  token: { mint: string; source: string; destination: string; decimals: number } | null
  blockhash: string
}
type Token = NonNullable<Wire['token']>
type Instruction = { program: string; accounts: readonly string[]; data: readonly number[] }

const signatureLength = 64

/** Encodes an unsigned transfer to wire bytes. Equal values give equal bytes. */
export function encodeWire({ from, to, amount, token, blockhash }: Wire): Uint8Array {
  const instructions =
    token === null
      ? [transferNative(from, to, amount)]
      : [createTokenAccount(from, to, token), transferToken(from, amount, token)]
  const writable = unique([from, ...(token === null ? [to] : [token.source, token.destination])])
  const addresses = unique([
    ...writable,
    ...instructions.flatMap(({ accounts }) => accounts),
    ...instructions.map(({ program }) => program),
  ])
  const indexOf = (address: string) => addresses.indexOf(address)
  const encodedInstructions = instructions.flatMap(({ program, accounts, data }) => [
    indexOf(program),
    accounts.length,
    ...accounts.map(indexOf),
    data.length,
    ...data,
  ])
  // numbers of required signatures, read-only signers and other read-only accounts
  const header = [1, 0, addresses.length - writable.length]
  const message = [
    ...header,
    addresses.length,
    ...addresses.flatMap(toBytes),
    ...toBytes(blockhash),
    instructions.length,
    ...encodedInstructions,
  ]
  return Uint8Array.from([1, ...new Uint8Array(signatureLength), ...message])
}

const transferNative = (from: string, to: string, amount: bigint): Instruction => ({
  program: programs.system,
  accounts: [from, to],
  data: [2, 0, 0, 0, ...u64(amount)],
})

/**
 * `CreateIdempotent`: creates the receiver's token account unless it exists. The chain rejects an
 * account of another owner.
 */
const createTokenAccount = (
  from: string,
  to: string,
  { mint, destination }: Token,
): Instruction => ({
  program: programs.associated,
  accounts: [from, destination, to, mint, programs.system, programs.token],
  data: [1],
})

/** `TransferChecked`: the chain rejects it if the mint has other decimals. */
const transferToken = (
  from: string,
  amount: bigint,
  { mint, source, destination, decimals }: Token,
): Instruction => ({
  program: programs.token,
  accounts: [source, mint, destination, from],
  data: [12, ...u64(amount), decimals],
})

const unique = (addresses: readonly string[]) => [...new Set(addresses)]
const toBytes = (address: string) => [...publicKeyOf(address)]
const u64 = (amount: bigint) => [...new Uint8Array(new BigUint64Array([amount]).buffer)]
