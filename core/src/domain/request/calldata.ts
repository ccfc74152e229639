/** What well-known calls do with tokens, read strictly out of their data; everything else is just a call. Amounts are base units. */
export type CallSummary =
  | { kind: 'pay' }
  | { kind: 'create' }
  | { kind: 'transfer'; to: string; amount: string }
  | { kind: 'transfer-from'; from: string; to: string; amount: string }
  /** `unlimited`: more than anybody has; the spender may take all of it, now and later (rule R15). */
  | { kind: 'approve'; spender: string; amount: string; unlimited: boolean }
  | { kind: 'approve-all'; operator: string; approved: boolean }
  | { kind: 'call'; selector: string }

const word = /[0-9a-f]{64}/gi
/** From here on an amount is a promise of everything. */
const unlimitedFrom = 2n ** 128n

const addressIn = (text = ''): string | null =>
  /^0{24}/.test(text) ? `0x${text.slice(24).toLowerCase()}` : null
const numberIn = (text = ''): bigint => BigInt(`0x${text || '0'}`)

/** `to` null: a contract is made. */
export function describeCall(to: string | null, data: string): CallSummary {
  const hex = data.toLowerCase()
  if (to === null) return { kind: 'create' }
  if (hex === '0x' || hex === '') return { kind: 'pay' }
  const selector = hex.slice(0, 10)
  const other: CallSummary = { kind: 'call', selector }
  const words = hex.slice(10).match(word) ?? []
  const [first, second, third] = words
  const isOf = (count: number) => hex.length === 10 + 64 * count && words.length === count
  const [one, two] = [addressIn(first), addressIn(second)]
  if (selector === '0xa9059cbb' && isOf(2) && one)
    return { kind: 'transfer', to: one, amount: String(numberIn(second)) }
  if (selector === '0x23b872dd' && isOf(3) && one && two)
    return { kind: 'transfer-from', from: one, to: two, amount: String(numberIn(third)) }
  if ((selector === '0x095ea7b3' || selector === '0x39509351') && isOf(2) && one) {
    const amount = numberIn(second)
    return {
      kind: 'approve',
      spender: one,
      amount: String(amount),
      unlimited: amount >= unlimitedFrom,
    }
  }
  if (selector === '0xa22cb465' && isOf(2) && one && numberIn(second) <= 1n) {
    return { kind: 'approve-all', operator: one, approved: numberIn(second) === 1n }
  }
  return other
}
