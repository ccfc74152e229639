/** The payload of a cacao. `iss`: `did:pkh:` and a CAIP-10 id. `aud`: URI. Times are ISO 8601. */
export type CacaoPayload = {
  iss: string
  domain: string
  aud: string
  version: string
  nonce: string
  iat: string
  exp?: string | undefined
  nbf?: string | undefined
  statement?: string | undefined
  requestId?: string | undefined
  resources?: readonly string[] | undefined
}

/** A signed sign-in message of a remote wallet (CAIP-74). */
export type Cacao = {
  h: { t: 'caip122' | 'eip4361' }
  p: CacaoPayload
  s: { t: 'eip191' | 'eip1271'; s: string; m?: string | undefined }
}
