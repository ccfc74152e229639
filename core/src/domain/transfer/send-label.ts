/** The label of the send form's button. Only `preview` can be submitted. */
export type SendLabel =
  | 'preview'
  | 'address-invalid'
  | 'address-missing'
  /** The visitor has to accept the address of a name first. */
  | 'address-unconfirmed'
  | 'funds-insufficient'
  | 'amount-missing'
  | 'value-incorrect'
  | 'token-missing'
  /** The text is not a number or has too many decimals, or a name is being resolved. */
  | 'amount-invalid'
  | 'amount-too-fine'
  | 'resolving'

export type SendForm = {
  receiver: 'empty' | 'resolving' | 'valid' | 'unconfirmed' | 'invalid'
  hasToken: boolean
  /** In the smallest unit, or the reason why the form has no amount. */
  amount: bigint | 'empty' | 'invalid' | 'too-fine'
  /** In the smallest unit. Null if unknown. */
  balance: bigint | null
  /** Whether the token has a price and the value of the amount is zero. */
  isWorthless: boolean
}

/** The most important problem of the form, or `preview`. */
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
  if (receiver === 'unconfirmed') return 'address-unconfirmed'
  return receiver === 'invalid' ? 'address-invalid' : 'preview'
}
