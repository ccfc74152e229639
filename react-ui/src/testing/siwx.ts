import type { KitOptions } from '@latchkit/core'
import { address } from './environment.ts'

type PageExtension = Exclude<NonNullable<KitOptions['siwx']>, { create: unknown }>
type Session = Parameters<PageExtension['addSession']>[0]

/** An extension in memory. It records the signatures and sign-outs that it receives. */
export type TestExtension = PageExtension & {
  /** Signatures that were stored. */
  signatures: string[]
  signOuts: number
  /** Errors of the next calls of `addSession`, the first one first. */
  errors: Error[]
}

/** Creates an extension that accepts every signature. `signedIn`: it has a session at the start. */
export function createTestExtension({
  required = true,
  signedIn = false,
}: {
  required?: boolean
  signedIn?: boolean
} = {}): TestExtension {
  const issuedAt = new Date(0).toISOString()
  const dataOf = (accountAddress: string, chainId: string) => ({
    ...{ accountAddress, chainId, issuedAt, statement: 'I accept the terms.' },
    ...{ domain: 'page.example', uri: 'https://page.example', version: '1' },
    nonce: 'k3ZpQ8xW2vN7bT5yL',
  })
  const first = dataOf(address, 'eip155:1337')
  let sessions: readonly Session[] = signedIn
    ? [{ data: first, message: messageOf(first), signature: '0x' }]
    : []
  const extension: TestExtension = {
    signatures: [],
    signOuts: 0,
    errors: [],
    createMessage: async ({ accountAddress, chainId }) => {
      const data = dataOf(accountAddress, chainId)
      return { ...data, toString: () => messageOf(data) }
    },
    addSession: async (session) => {
      const error = extension.errors.shift()
      if (error !== undefined) throw error
      extension.signatures.push(session.signature)
      sessions = [...sessions, session]
    },
    setSessions: async (next) => {
      if (next.length === 0) extension.signOuts += 1
      sessions = next
    },
    getSessions: async (chainId, accountAddress) =>
      sessions.filter(
        ({ data }) => data.chainId === chainId && data.accountAddress === accountAddress,
      ),
    revokeSession: async (chainId, accountAddress) => {
      sessions = sessions.filter(
        ({ data }) => data.chainId !== chainId || data.accountAddress !== accountAddress,
      )
    },
    getRequired: () => required,
  }
  return extension
}

type Data = { [Field in 'accountAddress' | 'chainId' | 'domain' | 'uri' | 'nonce']: string } & {
  issuedAt: string
  statement: string
}

/** The text of a message on eip155 (EIP-4361). */
const messageOf = (data: Data): string =>
  [
    `${data.domain} wants you to sign in with your Ethereum account:`,
    data.accountAddress,
    '',
    data.statement,
    '',
    `URI: ${data.uri}`,
    'Version: 1',
    `Chain ID: ${data.chainId.split(':')[1]}`,
    `Nonce: ${data.nonce}`,
    `Issued At: ${data.issuedAt}`,
  ].join('\n')
