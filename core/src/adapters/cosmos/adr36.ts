import { base64 } from '@scure/base'

/** Returns the amino document by which ADR-36 signs a text. Its keys are in signing order. */
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

/** Returns the bytes that are signed: JSON with sorted keys and with `&`, `<` and `>` escaped. */
export function adr36Bytes(signer: string, text: string): Uint8Array {
  const escaped = JSON.stringify(adr36Document(signer, text)).replace(
    /[&<>]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  )
  return new TextEncoder().encode(escaped)
}
