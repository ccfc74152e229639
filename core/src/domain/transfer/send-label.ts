/** What the button of the send form says (specification, section 5): only `preview` goes on. */
export type SendLabel =
  | 'preview'
  | 'address-invalid'
  | 'address-missing'
  | 'funds-insufficient'
  | 'amount-missing'
  | 'value-incorrect'
  | 'token-missing'
  /** Not of the specification: the text is no number, has too many digits, or something is still being looked up. */
  | 'amount-invalid'
  | 'amount-too-fine'
  | 'resolving'

export type SendForm = {
  receiver: 'empty' | 'resolving' | 'valid' | 'invalid'
  hasToken: boolean
  /** In the smallest unit; the words where it is no amount. */
  amount: bigint | 'empty' | 'invalid' | 'too-fine'
  /** null: nobody knows. */
  balance: bigint | null
  /** It has a price, and by it the amount is worth nothing. */
  isWorthless: boolean
}

/** The later rule wins. */
export function sendLabel({
  receiver,
  hasToken,
  amount,
  balance,
  isWorthless,
}: SendForm): SendLabel {
  if (!hasToken) return 'token-missing'
  if (amount === 'invalid' || amount === 'too-fine') return `amount-${amount}`
  if (amount === 'empty') return 'amount-missing'
  if (isWorthless) return 'value-incorrect'
  if (amount === 0n) return 'amount-missing'
  if (balance !== null && amount > balance) return 'funds-insufficient'
  if (receiver === 'empty') return 'address-missing'
  if (receiver === 'resolving') return 'resolving'
  return receiver === 'invalid' ? 'address-invalid' : 'preview'
}
