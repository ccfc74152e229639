import { base64 } from '@scure/base'

/** A text as a document that is no transaction (ADR-36). Its names stand in the order they are signed in. */
export const adr36Document = (signer: string, text: string) => ({
  account_number: '0',
  chain_id: '',
  fee: { amount: [], gas: '0' },
  memo: '',
  msgs: [
    {
      type: 'sign/MsgSignData',
      value: { data: base64.encode(new TextEncoder().encode(text)), signer },
    },
  ],
  sequence: '0',
})

/** The bytes that a signature of the text is of: sorted names, and nothing that could be read as a tag. */
export function adr36Bytes(signer: string, text: string): Uint8Array {
  const escaped = JSON.stringify(adr36Document(signer, text)).replace(
    /[&<>]/g,
    (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`,
  )
  return new TextEncoder().encode(escaped)
}
