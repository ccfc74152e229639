import { keyOf } from '../codecs.ts'
import { programs } from './programs.ts'

/** Everything a transfer's message is made of. `token`: null for the native one. */
export type Wire = {
  from: string
  /** Who receives: for a token the owner of the account it goes to. */
  to: string
  amount: bigint
  token: { mint: string; source: string; destination: string; decimals: number } | null
  blockhash: string
}
type Step = { program: string; accounts: readonly string[]; data: readonly number[] }

const signatureLength = 64

/** The wire bytes of a transfer that nobody signed: the same facts are always the same bytes. */
export function encodeWire({ from, to, amount, token, blockhash }: Wire): Uint8Array {
  const steps =
    token === null
      ? [pay(from, to, amount)]
      : [makeAccount(from, to, token), move(from, amount, token)]
  const writable = unique([from, ...(token === null ? [to] : [token.source, token.destination])])
  const all = unique([
    ...writable,
    ...steps.flatMap(({ accounts }) => accounts),
    ...steps.map(({ program }) => program),
  ])
  const place = (key: string) => all.indexOf(key)
  const written = steps.flatMap(({ program, accounts, data }) => [
    place(program),
    accounts.length,
    ...accounts.map(place),
    data.length,
    ...data,
  ])
  const message = [
    ...[1, 0, all.length - writable.length],
    ...[all.length, ...all.flatMap(bytesOf)],
    ...bytesOf(blockhash),
    ...[steps.length, ...written],
  ]
  return Uint8Array.from([1, ...new Uint8Array(signatureLength), ...message])
}

const pay = (from: string, to: string, amount: bigint): Step => ({
  program: programs.system,
  accounts: [from, to],
  data: [2, 0, 0, 0, ...u64(amount)],
})

/** Makes the receiver's account for this token, or does nothing where it exists; the chain itself checks that it belongs to the receiver. */
const makeAccount = (
  from: string,
  to: string,
  { mint, destination }: NonNullable<Wire['token']>,
): Step => ({
  program: programs.associated,
  accounts: [from, destination, to, mint, programs.system, programs.token],
  data: [1],
})

/** The chain refuses it if the decimals are not these. */
const move = (
  from: string,
  amount: bigint,
  { mint, source, destination, decimals }: NonNullable<Wire['token']>,
): Step => ({
  program: programs.token,
  accounts: [source, mint, destination, from],
  data: [12, ...u64(amount), decimals],
})

const unique = (keys: readonly string[]) => [...new Set(keys)]
const bytesOf = (key: string) => [...keyOf(key)]
const u64 = (amount: bigint) => [...new Uint8Array(new BigUint64Array([amount]).buffer)]
