import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { scriptedNodes } from '../../clients/json-rpc/scripted-nodes.fixture.ts'
import type { SignInData, SignInSession } from '../../domain/sign-in/session.ts'
import { isKitError } from '../../errors/kit-error.ts'
import { createVerifier } from '../verify-session.ts'
import { signers, signIn } from './signers.fixture.ts'
import { verifyHost } from './tamper.fixture.ts'

const { fetch } = scriptedNodes({
  'eip155-1.example': { eth_chainId: () => '0x1', eth_getCode: () => '0x' },
})
const verify = createVerifier(
  verifyHost(fetch, (chainId) => (chainId === 'eip155:1' ? ['https://eip155-1.example'] : [])),
)
let sessions: readonly SignInSession[] = []
beforeAll(async () => {
  sessions = await Promise.all(signers.map((signer) => signIn(signer)))
})

/** What a session says and proves; equal for two sessions that differ in their encoding only. */
function meaningOf({ data, message, signature }: SignInSession): string {
  const isEvm = data.chainId.startsWith('eip155:')
  const isHex = signature.startsWith('0x')
  const lower = (text: string, ignoresCase: boolean) => (ignoresCase ? text.toLowerCase() : text)
  const time = (text: string | undefined) => (text === undefined ? null : Date.parse(text))
  const { accountAddress, issuedAt, expirationTime, notBefore, ...texts } = data
  return JSON.stringify([
    Object.entries(texts).sort(),
    lower(accountAddress, isEvm || /^(?:bc1|tb1|cosmos1|evmos1|0x)/i.test(accountAddress)),
    [issuedAt, expirationTime, notBefore].map(time),
    message,
    lower(signature, isHex),
  ])
}

const dropped = fc.nat()
const replacement = fc.oneof(
  fc.constantFrom('', '\n', '\r\n', '0', 'a', 'A', ' ', '=', ':', '\u2028', '\ud800', 'é', '🦊'),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
/** Replaces up to three characters of a text. */
const edit = (text: string, { at, length, by }: { at: number; length: number; by: string }) => {
  const start = text.length === 0 ? 0 : at % (text.length + 1)
  return text.slice(0, start) + by + text.slice(start + length)
}
const textEdit = fc.record({ at: dropped, length: fc.nat({ max: 3 }), by: replacement })
const fields = [
  'domain',
  'accountAddress',
  'chainId',
  'statement',
  'uri',
  'version',
  'nonce',
  'issuedAt',
  'expirationTime',
  'notBefore',
  'requestId',
] as const satisfies readonly (keyof SignInData)[]

const mutation = fc.oneof(
  fc.record({ what: fc.constant('message' as const), edit: textEdit }),
  fc.record({ what: fc.constant('signature' as const), edit: textEdit }),
  fc.record({
    what: fc.constant('field' as const),
    field: fc.constantFrom(...fields),
    edit: textEdit,
  }),
  fc.record({
    what: fc.constant('both' as const),
    field: fc.constantFrom(...fields),
    edit: textEdit,
  }),
  fc.record({ what: fc.constant('line' as const), from: fc.nat(), to: fc.nat() }),
  fc.record({ what: fc.constant('other signature' as const), index: fc.nat() }),
)
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never

function mutate(session: SignInSession, change: Mutation): SignInSession {
  const { data, message, signature } = session
  if (change.what === 'message') return { ...session, message: edit(message, change.edit) }
  if (change.what === 'signature') return { ...session, signature: edit(signature, change.edit) }
  if (change.what === 'other signature') {
    // An account may sign one text in several ways.
    const others = sessions.filter((each) => each.message !== message)
    const other = others[change.index % others.length]
    return { ...session, signature: other?.signature ?? '' }
  }
  if (change.what === 'line') {
    const lines = message.split('\n')
    const [line = ''] = lines.splice(change.from % lines.length, 1)
    lines.splice(change.to % (lines.length + 1), 0, line)
    return { ...session, message: lines.join('\n') }
  }
  const before = data[change.field] ?? ''
  const after = edit(before, change.edit)
  const changed = { ...session, data: { ...data, [change.field]: after } }
  return change.what === 'field' || before === ''
    ? changed
    : { ...changed, message: message.replace(before, () => after) }
}

test('createVerifier accepts none of 2,000 mutated sessions and throws coded errors only', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      async (index, changes) => {
        const session = sessions[index % sessions.length]
        if (session === undefined) throw new Error('There is no session')
        const mutated = changes.reduce(mutate, session)
        fc.pre(meaningOf(mutated) !== meaningOf(session))
        const result = await verify(mutated).catch((error: unknown) => {
          if (isKitError(error)) return error.code
          throw error
        })
        expect(['siwx/network-not-found', 'adapter/not-found', false]).toContain(result)
      },
    ),
    { numRuns: 2_000, seed: 18 },
  )
})

test('createVerifier accepts the sessions before they are mutated', async () => {
  const results = await Promise.all(sessions.map((session) => verify(session)))
  expect(results).toEqual(sessions.map(() => true))
})
