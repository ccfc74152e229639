import type { RequestSummary } from './describe-request.ts'

export const token = '0x00000000219ab540356cbb839cbe05303d7705fa'
export const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
export const spender = '0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc'
/** The largest word of call data, without 0x. */
export const max = 'f'.repeat(64)

/** The lines as `label: value`, with the units of an amount and its token. */
export const linesOf = ({ rows }: RequestSummary) =>
  rows.map(({ label, value }) => {
    const name = typeof label === 'string' ? label : label.field
    if (value.form === 'phrase') return `${name}: ${value.phrase}`
    return value.form === 'amount'
      ? `${name}: ${value.units} ${value.token ?? 'native'}`
      : `${name}: ${value.text}`
  })
