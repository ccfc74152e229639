/**
 * The effect of a call, decoded strictly from its data. Unknown calls are `call`. Amounts are in
 * base units.
 */
export type CallSummary =
  | { kind: 'pay' }
  | { kind: 'create' }
  | { kind: 'transfer'; to: string; amount: string }
  | { kind: 'transfer-from'; from: string; to: string; amount: string }
  /** `unlimited`: the spender may take the whole balance, now and later (rule R15). */
  | { kind: 'approve'; spender: string; amount: string; unlimited: boolean }
  | { kind: 'approve-all'; operator: string; approved: boolean }
  | { kind: 'call'; selector: string }

const word = /[0-9a-f]{64}/gi
/** Allowances from 2^128 count as unlimited. */
const unlimitedFrom = 2n ** 128n

const addressIn = (text = ''): string | null =>
  /^0{24}/.test(text) ? `0x${text.slice(24).toLowerCase()}` : null
const numberIn = (text = ''): bigint => BigInt(`0x${text || '0'}`)

/** Describes a call. `to` is null for the creation of a contract. */
export function describeCall(to: string | null, data: string): CallSummary {
  const hex = data.toLowerCase()
  if (to === null) return { kind: 'create' }
  if (hex === '0x' || hex === '') return { kind: 'pay' }
  const selector = hex.slice(0, 10)
  const words = hex.slice(10).match(word) ?? []
  const [first, second, third] = words
  const hasWords = (count: number) => hex.length === 10 + 64 * count && words.length === count
  const firstAddress = addressIn(first)
  const secondAddress = addressIn(second)
  if (selector === '0xa9059cbb' && hasWords(2) && firstAddress)
    return { kind: 'transfer', to: firstAddress, amount: String(numberIn(second)) }
  if (selector === '0x23b872dd' && hasWords(3) && firstAddress && secondAddress)
    return {
      kind: 'transfer-from',
      from: firstAddress,
      to: secondAddress,
      amount: String(numberIn(third)),
    }
  if ((selector === '0x095ea7b3' || selector === '0x39509351') && hasWords(2) && firstAddress) {
    const amount = numberIn(second)
    return {
      kind: 'approve',
      spender: firstAddress,
      amount: String(amount),
      unlimited: amount >= unlimitedFrom,
    }
  }
  if (selector === '0xa22cb465' && hasWords(2) && firstAddress && numberIn(second) <= 1n) {
    return { kind: 'approve-all', operator: firstAddress, approved: numberIn(second) === 1n }
  }
  return { kind: 'call', selector }
}
