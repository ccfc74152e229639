import { parseAmount } from '../../../../core/src/domain/amount/amount.ts'
import { parseDecimal } from '../../../../core/src/domain/amount/decimal.ts'
import { multiply } from '../../../../core/src/domain/amount/decimal-sum.ts'
import { hasAddressForm } from '../../../../core/src/domain/caip/address-form.ts'
import { type SendLabel, sendLabel } from '../../../../core/src/domain/transfer/send-label.ts'
import { type Operations, operation } from '../operation.ts'

type Form = {
  namespace: string
  token?: { price: number; numeric: string }
  amount?: number
  address?: string
}
/** Number of decimals that every amount in the vectors fits into. */
const decimals = 18

function unitsOf(text: string): bigint | null {
  const parsed = parseAmount(text, decimals)
  return parsed.status === 'parsed' ? parsed.units : null
}
function labelOf({ namespace, token, amount, address }: Form): SendLabel {
  const units = amount === undefined ? null : unitsOf(String(amount))
  const price = parseDecimal(token?.price ?? 0)
  return sendLabel({
    receiver:
      address === undefined ? 'empty' : hasAddressForm(address, namespace) ? 'valid' : 'invalid',
    hasToken: token !== undefined,
    amount: units ?? 'empty',
    balance: token === undefined ? null : unitsOf(token.numeric),
    isWorthless:
      units !== null && price !== null && multiply({ units, scale: decimals }, price).units === 0n,
  })
}

/** Label texts in the vectors. The product's texts are in react-ui's locales. */
const labels: Partial<Record<SendLabel, string>> = {
  preview: 'Preview Send',
  'address-invalid': 'Invalid Address',
  'address-missing': 'Add Address',
  'funds-insufficient': 'Insufficient Funds',
  'amount-missing': 'Add Amount',
  'value-incorrect': 'Incorrect Value',
  'token-missing': 'Select Token',
}

/** Operations on the send form. */
export const sendOperations: Operations = {
  'send.buttonLabel': operation((form: Form) => labels[labelOf(form)] ?? ''),
}
